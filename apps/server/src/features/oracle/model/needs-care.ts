/** The model found that the user may be in need: our own words of care answer instead. */
export class NeedsCare extends Error {
  override readonly name = 'NeedsCare';
}
