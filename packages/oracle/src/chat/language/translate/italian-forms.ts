import { ITALIAN_IRREGULAR } from '../../../../content/chat/glossary/common/irregular/italian.ts';
import { behind, collectForms, formsIn, type VerbForms, withIrregular } from './verb-forms.ts';

interface Endings {
  readonly present: string;
  readonly past: string;
  readonly imperfect: string;
  readonly subjunctive: string;
  readonly participle: string;
  readonly gerund: string;
  readonly future: string;
}

const ENDINGS: Readonly<Record<string, Endings>> = {
  are: {
    present: 'o i a iamo ate ano',
    past: 'ai asti ò ammo aste arono',
    imperfect: 'avo avi ava avamo avate avano',
    subjunctive: 'i i i iamo iate ino',
    participle: 'at',
    gerund: 'ando',
    future: 'er',
  },
  ere: {
    present: 'o i e iamo ete ono',
    past: 'ei esti é emmo este erono',
    imperfect: 'evo evi eva evamo evate evano',
    subjunctive: 'a a a iamo iate ano',
    participle: 'ut',
    gerund: 'endo',
    future: 'er',
  },
  ire: {
    present: 'o i e iamo ite ono',
    past: 'ii isti ì immo iste irono',
    imperfect: 'ivo ivi iva ivamo ivate ivano',
    subjunctive: 'a a a iamo iate ano',
    participle: 'it',
    gerund: 'endo',
    future: 'ir',
  },
};
const INCHOATIVE = 'isco isci isce iamo ite iscono';
const FUTURE = 'ò ai à emo ete anno';
const CONDITIONAL = 'ei esti ebbe emmo este ebbero';
const AGREED = 'o a i e';

/** The forms of Italian verbs. */
export function italianForms(
  verbs: readonly { readonly infinitive: string; readonly english: string }[],
): VerbForms {
  return collectForms(
    withIrregular(verbs, ITALIAN_IRREGULAR),
    ({ infinitive: typed, parts }, add) => {
      const infinitive = typed.replace(/rsene$|rsi$/u, 're');
      const own = ENDINGS[infinitive.slice(-3)] ?? ENDINGS['ere'];
      if (own === undefined) return;
      const stem = infinitive.slice(0, -3);
      const [present = '', done = '', will = '', imperfect = '', subjunctive = '', past = ''] =
        parts;
      add(
        'present',
        present === '' ? written(behind(stem, own.present), infinitive) : formsIn(present),
      );
      if (infinitive.endsWith('ire') && present === '') add('present', behind(stem, INCHOATIVE));
      add('past', past === '' ? behind(stem, own.past) : formsIn(past));
      add(
        'past',
        imperfect === '' ? behind(stem, own.imperfect) : behind(imperfect, imperfectOf(infinitive)),
      );
      const agreed = done === '' ? stem + own.participle : done.slice(0, -1);
      add('participle', behind(agreed, AGREED));
      add('ing', [`${imperfect === '' ? stem : imperfect}${own.gerund}`]);
      add('infinitive', [infinitive, infinitive.slice(0, -1), `${infinitive.slice(0, -1)}si`]);
      const ahead = will === '' ? (written([stem + own.future], infinitive)[0] ?? '') : will;
      add('will', behind(ahead, FUTURE));
      add('would', behind(ahead, CONDITIONAL));
      add(
        'present',
        written(behind(subjunctive === '' ? stem : subjunctive, own.subjunctive), infinitive),
      );
    },
  );
}

function imperfectOf(infinitive: string): string {
  if (infinitive.endsWith('essere')) return 'o i a avamo avate ano';
  const isFirst = infinitive.endsWith('are') && !infinitive.endsWith('fare');
  return ENDINGS[isFirst ? 'are' : 'ere']?.imperfect ?? '';
}

/** "cerchi", "pagherò", "mangi", "comincerà". */
const written = (forms: readonly string[], infinitive: string): readonly string[] =>
  forms.map((form) => {
    if (/[cg]are$/u.test(infinitive)) return form.replace(/([cg])(?=[ie][^cg]*$)/u, '$1h');
    if (infinitive.endsWith('iare'))
      return form.replace(/ii/u, 'i').replace(/([cg])ie(?=r)/u, '$1e');
    return form;
  });
