/** A reason not to start that the person at the keyboard can do something about: its sentence is enough. */
export class CannotStart extends Error {
  override readonly name: string = 'CannotStart';
}
