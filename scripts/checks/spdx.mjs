import parse from 'spdx-expression-parse';

/**
 * Whether a licence expression leaves us a choice that we accept: of an OR one side must do, of an AND both.
 * @param {string} expression
 * @param {(licence: string) => boolean} isAccepted gets "X WITH Y" as one licence
 * @returns {boolean}
 */
export function leavesAChoice(expression, isAccepted) {
  const parsed = parsedOrNull(expression);
  return parsed !== null && holds(parsed, isAccepted);
}

/**
 * @param {import('spdx-expression-parse').Info} node
 * @param {(licence: string) => boolean} isAccepted
 * @returns {boolean}
 */
function holds(node, isAccepted) {
  if ('license' in node)
    return isAccepted(node.exception ? `${node.license} WITH ${node.exception}` : node.license);
  const [left, right] = [holds(node.left, isAccepted), holds(node.right, isAccepted)];
  return node.conjunction === 'or' ? left || right : left && right;
}

/**
 * The parser throws at what is no expression, as "SEE LICENSE IN …": such words grant nothing.
 * @param {string} expression
 */
function parsedOrNull(expression) {
  try {
    return parse(expression);
  } catch {
    return null;
  }
}
