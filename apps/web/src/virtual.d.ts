declare module 'virtual:deferred-entry' {
  /** The address of the built `entry.deferred.ts`; empty in development. */
  const address: string;
  export default address;
  /** The text of the built style sheet; empty in development. */
  export const styles: string;
  /** The code of all components that the live parts of a deferred page render; empty in development. */
  export const livePartCode: string;
}
