// There is nothing to call: linking this target into a program is enough.
