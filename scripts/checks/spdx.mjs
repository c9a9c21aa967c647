/**
 * Whether a licence expression (SPDX specification, annex D) leaves us a choice that we accept:
 * of an OR one side must do, of an AND both. AND binds closer than OR.
 * @param {string} expression
 * @param {(licence: string) => boolean} isAccepted gets "X WITH Y" as one licence
 * @returns {boolean}
 */
export function leavesAChoice(expression, isAccepted) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;

  /** @returns {boolean} */
  const either = () => {
    let holds = both();
    while (takes('OR')) holds = both() || holds;
    return holds;
  };
  /** @returns {boolean} */
  const both = () => {
    let holds = single();
    while (takes('AND')) holds = single() && holds;
    return holds;
  };
  /** @returns {boolean} */
  const single = () => {
    if (takes('(')) {
      const holds = either();
      return takes(')') && holds;
    }
    const licence = words[at++] ?? '';
    return isAccepted(takes('WITH') ? `${licence} WITH ${words[at++] ?? ''}` : licence);
  };
  /** @param {string} word */
  const takes = (word) => {
    if (words[at]?.toUpperCase() !== word) return false;
    at += 1;
    return true;
  };

  // Words left over ("SEE LICENSE IN …") mean that this is no expression: nothing is granted.
  return either() && at === words.length;
}
