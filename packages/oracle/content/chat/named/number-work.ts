/** Work that numerology names for a number: each fits after "points to". */
export const NUMBER_WORK: Readonly<Record<number, string>> = {
  1: 'leading, founding and anything you may decide yourself',
  2: 'work with people in pairs: care, advice, negotiation',
  3: 'teaching, writing, selling and the stage',
  4: 'building, engineering, accounts, computers and anything that needs order',
  5: 'travel, sales, media and work that changes often',
  6: 'care, food, design and schools',
  7: 'research, analysis, writing, medicine or faith, with quiet hours alone',
  8: 'money, law, property and managing',
  9: 'helping, healing, the army or the police, and art',
};
