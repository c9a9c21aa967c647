import { SPANISH_IRREGULAR } from '../../../../content/chat/glossary/common/irregular/spanish.ts';
import { PORTUGUESE_IRREGULAR } from '../../../../content/chat/glossary/common/irregular/portuguese.ts';
import { behind, collectForms, formsIn, type VerbForms, withIrregular } from './verb-forms.ts';

interface Endings {
  readonly present: string;
  readonly past: string;
  readonly imperfect: string;
  readonly subjunctive: string;
  readonly participle: string;
  readonly gerund: string;
}

interface Iberian {
  readonly irregular: string;
  readonly endings: Readonly<Record<string, Endings>>;
  readonly future: string;
  readonly conditional: string;
  readonly participle: string;
}

const SPANISH: Iberian = {
  irregular: SPANISH_IRREGULAR,
  future: 'é ás á emos éis án',
  conditional: 'ía ías ía íamos íais ían',
  participle: 'o a os as',
  endings: {
    ar: {
      present: 'o as a amos áis an',
      past: 'é aste ó amos asteis aron',
      imperfect: 'aba abas aba ábamos abais aban',
      subjunctive: 'e es e emos éis en',
      participle: 'ad',
      gerund: 'ando',
    },
    er: {
      present: 'o es e emos éis en',
      past: 'í iste ió imos isteis ieron',
      imperfect: 'ía ías ía íamos íais ían',
      subjunctive: 'a as a amos áis an',
      participle: 'id',
      gerund: 'iendo',
    },
    ir: {
      present: 'o es e imos ís en',
      past: 'í iste ió imos isteis ieron',
      imperfect: 'ía ías ía íamos íais ían',
      subjunctive: 'a as a amos áis an',
      participle: 'id',
      gerund: 'iendo',
    },
  },
};

const PORTUGUESE: Iberian = {
  irregular: PORTUGUESE_IRREGULAR,
  future: 'ei ás á emos eis ão',
  conditional: 'ia ias ia íamos íeis iam',
  participle: 'o a os as',
  endings: {
    ar: {
      present: 'o as a amos ais am',
      past: 'ei aste ou amos astes aram',
      imperfect: 'ava avas ava ávamos áveis avam',
      subjunctive: 'e es e emos eis em',
      participle: 'ad',
      gerund: 'ando',
    },
    er: {
      present: 'o es e emos eis em',
      past: 'i este eu emos estes eram',
      imperfect: 'ia ias ia íamos íeis iam',
      subjunctive: 'a as a amos ais am',
      participle: 'id',
      gerund: 'endo',
    },
    ir: {
      present: 'o es e imos is em',
      past: 'i iste iu imos istes iram',
      imperfect: 'ia ias ia íamos íeis iam',
      subjunctive: 'a as a amos ais am',
      participle: 'id',
      gerund: 'indo',
    },
  },
};
const IBERIAN = { es: SPANISH, pt: PORTUGUESE };

/** The forms of Spanish or Portuguese verbs. */
export function iberianForms(
  language: keyof typeof IBERIAN,
  verbs: readonly { readonly infinitive: string; readonly english: string }[],
): VerbForms {
  const { irregular, endings, future, conditional, participle } = IBERIAN[language];
  return collectForms(withIrregular(verbs, irregular), ({ infinitive: typed, parts }, add) => {
    const infinitive = typed.replace(/se$/u, '').replace('pôr', 'por');
    const stem = infinitive.slice(0, -2);
    const own = endings[infinitive.slice(-2).replace('í', 'i')] ?? endings['er'];
    if (own === undefined) return;
    const [present = '', past = '', will = '', subjunctive = '', done = '', gerund = ''] = parts;
    add('present', present === '' ? behind(stem, own.present) : formsIn(present));
    for (const changed of present === '' ? changedStems(stem) : []) {
      add('present', behind(changed, own.present));
      add('present', behind(beforeE(changed, infinitive), own.subjunctive));
    }
    const first = beforeE(stem, infinitive);
    const regularPast = behind(stem, own.past);
    add(
      'past',
      past === ''
        ? [...behind(first, own.past).slice(0, 1), ...regularPast.slice(1)]
        : formsIn(past),
    );
    add('past', behind(stem, own.imperfect));
    add('present', behind(subjunctive === '' ? first : subjunctive, own.subjunctive));
    add(
      'participle',
      done === ''
        ? behind(stem + own.participle, participle)
        : behind(done.slice(0, -1), participle),
    );
    add('ing', [gerund === '' ? stem + own.gerund : gerund]);
    add('infinitive', [infinitive, `${infinitive}se`]);
    const base = will === '' ? infinitive : will;
    add('will', behind(base, future));
    add('would', behind(base, conditional));
  });
}

/** "pensar, pienso", "dormir, duermo", "pedir, pido". */
function changedStems(stem: string): readonly string[] {
  const at = Math.max(stem.lastIndexOf('e'), stem.lastIndexOf('o'));
  if (at < 0) return [];
  const changes = stem[at] === 'e' ? ['ie', 'i'] : ['ue'];
  return changes.map((change) => stem.slice(0, at) + change + stem.slice(at + 1));
}

/** The stem as it is written where the vowel behind it changes: "busqué", "pague", "empiece", "conozca". */
function beforeE(stem: string, infinitive: string): string {
  if (!infinitive.endsWith('ar')) return stem.replace(/g$/u, 'j').replace(/([aeo])c$/u, '$1zc');
  return stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/z$/u, 'c').replace(/ç$/u, 'c');
}
