/** From the lowest upwards: the first statement whose limit lies above the value, else the last one. */
export function grade<Statement extends string>(
  value: number,
  steps: readonly (readonly [below: number, statement: Statement])[],
  otherwise: Statement,
): Statement {
  return steps.find(([below]) => value < below)?.[1] ?? otherwise;
}
