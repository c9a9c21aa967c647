import type { Translated } from './lexicon.ts';

export type Romance = Exclude<Translated, 'de' | 'hi-Latn'>;

/** Pronouns before a verb that stand behind it in English; an empty one is left out. */
export const OBJECTS: Readonly<Record<Romance, Readonly<Record<string, string>>>> = {
  es: {
    me: 'me',
    te: 'you',
    se: '',
    lo: 'him',
    la: 'her',
    le: 'him',
    nos: 'us',
    los: 'them',
    las: 'them',
    les: 'them',
  },
  pt: { me: 'me', te: 'you', se: '', lhe: 'him', lhes: 'them' },
  fr: {
    me: 'me',
    m: 'me',
    te: 'you',
    t: 'you',
    se: '',
    s: '',
    le: 'it',
    l: 'him',
    la: 'her',
    les: 'them',
    lui: 'him',
    leur: 'them',
    y: '',
    en: '',
  },
  it: {
    mi: 'me',
    ti: 'you',
    si: '',
    lo: 'him',
    la: 'her',
    l: 'him',
    gli: 'him',
    le: 'her',
    ci: 'us',
    vi: '',
    li: 'them',
    ne: '',
    ce: '',
    me: 'me',
    te: 'you',
  },
};
/** Without a verb behind them these say nothing. */
export const LONE: ReadonlySet<string> = new Set(['se', 's', 'si']);
export const ARTICLES: ReadonlySet<string> = new Set('lo la los las le les l li gli'.split(' '));
export const DENIALS: Readonly<Record<Romance, ReadonlySet<string>>> = {
  es: new Set(['no']),
  pt: new Set(['não', 'nao', 'n', 'num']),
  fr: new Set(['ne', 'n']),
  it: new Set(['non']),
};
/** Behind a French verb. */
export const FRENCH_DENIALS: Readonly<Record<string, string>> = {
  pas: '',
  plus: 'anymore',
  jamais: 'ever',
  rien: 'anything',
};
/** They may stand between an auxiliary and its participle. */
export const BETWEEN =
  /^(?:pas|plus|jamais|rien|ya|déjà|toujours|bien|tout|encore|jamás|nunca|siempre|già|mai|più|appena|ancora|sempre|já|também|pure|anche|aussi|même|enfin|vraiment)$/u;
/** Verbs whose past is made with "to be". */
export const WITH_BE =
  /^(?:go|come|leave|arrive|stay|die|be born|fall|return|enter|become|disappear|happen|go down|climb|stop by|be|appear|move|escape|last|succeed)\b/u;
/** "i" and "we" stand in the verb of these. */
export const WITHOUT_SUBJECT: ReadonlySet<Translated> = new Set(['es', 'pt', 'it']);
