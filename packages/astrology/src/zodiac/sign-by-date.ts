import { type MonthDay, SIGNS, SIGN_IDS, type SignId } from '../vocabulary.ts';

/**
 * The sign a birthday carries in the calendar's fixed table. The Sun itself changes
 * sign up to a day earlier or later; `signAt` of its longitude tells the true one.
 */
export function zodiacSignOf({ month, day }: MonthDay): SignId {
  const sign = SIGN_IDS.find((id) => {
    const { from, to } = SIGNS[id];
    // Every range starts in one month and ends in the next.
    return (month === from.month && day >= from.day) || (month === to.month && day <= to.day);
  });
  if (sign === undefined) throw new RangeError(`no sign for month ${month}, day ${day}`);
  return sign;
}
