/** Something the person at the keyboard can act on: shown as its sentence, without a stack. */
export class PlainProblem extends Error {}
