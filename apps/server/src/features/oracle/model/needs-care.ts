/** The model found that the reader may be in need: our own words of care answer instead. */
export class NeedsCare extends Error {
  override readonly name = 'NeedsCare';
}
