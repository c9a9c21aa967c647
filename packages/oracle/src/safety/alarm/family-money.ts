import { phrasePattern } from '../rules/phrase-pattern.ts';

const KIN =
  '(?:cousins?|uncles?|aunts?|aunt(?:ie|y)|bua|chacha|mama|mausi|brothers?|sisters?|brother in law|sister in law|in laws|mum|mother|dad|father|parents|grandma|gran|nephew|niece|son|daughter|bhai|behen|didi|family|friend|flatmate|roommate|neighbour|boss|landlord|ex|primo|prima|hermano|hermana|cunado|frere|soeur|bruder|schwester|irmao|irma|fratello|sorella)';
const MONEY_MOVES =
  '(?:owes?|owed|paid|pays?|paying|lent|lend|loaned|borrow(?:s|ed)?|sold|sell|bought|inherit[a-z]*|the rest|deposit|instal?lments?|emi|savings|invest(?:ed|ment)?|give(?:s)? (?:it )?back|gave (?:it )?back|paid back|pay me|return(?:s|ed)?|transfer(?:red)?|split|gold|land|plot|house|debe|prest[oae]|doit|prete|schuldet|geliehen|deve|emprest[a-z]*)';
const SUM =
  '(?:\\d+ ?(?:k|lakhs?|crores?|thousand|hundred|quid|pounds|dollars|euros?|bucks|rupees|rs|naira|rand|pesos|reais|shillings|ksh|pln|zloty|kr)?|money|cash|savings|diwali|eid|christmas|payday|gold|rent|loan|debt)';
const DARK = phrasePattern(
  '<pill>|<weapon>|die|dying|dead|kill[a-z]*|suicid[a-z]*|end it|can not (?:go on|live|do this)|no way out|no (?:reason|point)|not want to|hit(?:s|ting)?|beat[a-z]*|threat[a-z]*|afraid|scared|hurt[a-z]*|force[sd]?|lock(?:s|ed)?|passport|hopeless|loan sharks?|collectors|goodbye|tonight|insurance|better off|burden|disappear|sleep|drink(?:s|ing)?|settled|sorted|in order|paid off|give away|gave <few>away|all my|letters?|passwords?|keys?|look after|take care of|peace|calm|so that (?:he|she|they)|will have|will not need|do not need',
);
const BETWEEN_RELATIVES = [KIN, MONEY_MOVES, SUM].map(phrasePattern);

/** A quarrel about a debt, a sale or an inheritance, with nothing dark told beside it. */
export const isFamilyMoney = (text: string): boolean =>
  BETWEEN_RELATIVES.every((pattern) => pattern.test(text)) && !DARK.test(text);
