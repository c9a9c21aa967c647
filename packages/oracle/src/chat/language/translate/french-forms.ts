import { FRENCH_IRREGULAR } from '../../../../content/chat/glossary/common/irregular/french.ts';
import { behind, collectForms, formsIn, type VerbForms, withIrregular } from './verb-forms.ts';

const IMPERFECT = 'ais ais ait ions iez aient';
const FUTURE = 'ai as a ons ez ont';
const SUBJUNCTIVE = 'e es e ions iez ent';
const AGREED = '- e s es';

interface Endings {
  readonly present: string;
  readonly participle: string;
  readonly stem: string;
}

const REGULAR: Readonly<Record<string, Endings>> = {
  er: { present: 'e es e ons ez ent', participle: 'é', stem: '' },
  ir: { present: 'is is it issons issez issent', participle: 'i', stem: 'iss' },
  re: { present: 's s - ons ez ent', participle: 'u', stem: '' },
};

/** The forms of French verbs. */
export function frenchForms(
  verbs: readonly { readonly infinitive: string; readonly english: string }[],
): VerbForms {
  return collectForms(withIrregular(verbs, FRENCH_IRREGULAR), ({ infinitive, parts }, add) => {
    const regular = REGULAR[infinitive.slice(-2)];
    const stem = infinitive.slice(0, -2);
    const [present = '', done = '', will = '', imperfect = '', subjunctive = ''] = parts;
    const own = regular ?? { present: '', participle: '', stem: '' };
    add('present', present === '' ? written(behind(stem, own.present)) : formsIn(present));
    add('participle', behind(done === '' ? stem + own.participle : done, AGREED));
    const before = imperfect === '' ? stem + own.stem : imperfect;
    add('past', written(behind(before, IMPERFECT)));
    add('infinitive', [infinitive]);
    const ahead = will === '' ? infinitive.replace(/e$/u, '') : will;
    add('will', behind(ahead, FUTURE));
    add('would', behind(ahead, IMPERFECT));
    add('present', behind(subjunctive === '' ? before : subjunctive, SUBJUNCTIVE));
    add('ing', written([`${before}ant`]));
  });
}

/** "mangeons", "commençait", and "paie" for "paye". */
const written = (forms: readonly string[]): readonly string[] =>
  forms.map((form) =>
    form
      .replace(/g(?=[oa])/u, 'ge')
      .replace(/c(?=ons$|ai)/u, 'ç')
      .replace(/y(?=e$|es$|ent$)/u, 'i'),
  );
