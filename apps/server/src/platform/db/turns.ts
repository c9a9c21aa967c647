/** One piece of work at a time, in the order they came. One that fails does not fail the next. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** The turn ends with the work, or as soon as the work says that it leaves. */
  take<T>(work: (leave: () => void) => Promise<T>): Promise<T> {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const done = this.#last.then(() => work(leave));
    this.#last = Promise.race([left, done]).catch(() => undefined);
    return done;
  }
}
