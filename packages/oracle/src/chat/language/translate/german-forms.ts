import { GERMAN_IRREGULAR } from '../../../../content/chat/glossary/common/irregular/german.ts';
import { behind, collectForms, type VerbForms, withIrregular } from './verb-forms.ts';

/** Prefixes that stand apart: "ich komme an". */
export const GERMAN_PARTICLES: readonly string[] =
  `zurück zusammen weiter fertig kaputt fest statt nach raus rein rum vorbei weg auf aus ein mit vor los her hin ab an zu um bei wieder fremd nieder`.split(
    ' ',
  );
/** "verstanden", and not "vergestanden". */
const PREFIXED_GE = /^(be|ver|er|ent|zer)ge/u;
const UNSTRESSED = /^(?:be|ver|er|ent|ge|zer|miss|emp|über|unter)/u;

/** The forms of German verbs. */
export function germanForms(
  verbs: readonly { readonly infinitive: string; readonly english: string }[],
): VerbForms {
  return collectForms(withIrregular(verbs, GERMAN_IRREGULAR), ({ infinitive, parts }, add) => {
    const particle = GERMAN_PARTICLES.find(
      (one) => infinitive.startsWith(one) && infinitive.length > one.length + SHORTEST_VERB,
    );
    const bare = particle === undefined ? infinitive : infinitive.slice(particle.length);
    const stem = bare.replace(/e?n$/u, '');
    const linked = /[dt]$|[^lrhm][mn]$/u.test(stem) ? `${stem}e` : stem;
    const [third = '', past = '', done = ''] = parts;
    const without = (form: string): string =>
      particle !== undefined && form.startsWith(particle) ? form.slice(particle.length) : form;
    const [he = '', i = ''] = third.split(',').map((form) => without(form.trim()));
    const thirdForm = he === '' ? `${linked}t` : he;
    const firstForm = i === '' ? `${stem}e` : i;
    const pastStem = past === '' ? `${linked}te` : without(past);
    const pasts = pastOf(pastStem);
    const present = [firstForm, secondOf(thirdForm, stem), thirdForm, bare, `${linked}t`, bare];
    add(
      'present',
      present.map((form) => (particle ?? '') + form),
    );
    add(
      'past',
      pasts.map((form) => (particle ?? '') + form),
    );
    if (particle !== undefined) {
      // "komme … an", for looking both words up together.
      add(
        'present',
        present.map((form) => `${form} ${particle}`),
      );
      add(
        'past',
        pasts.map((form) => `${form} ${particle}`),
      );
    }
    add('infinitive', particle === undefined ? [infinitive] : [infinitive, `${particle}zu${bare}`]);
    add(
      'present',
      [`${particle ?? ''}${stem}`].filter((form) => form.length > SHORTEST_VERB),
    );
    add('participle', behind(doneOf(done, particle, bare, linked), '- e en er es'));
  });
}
const SHORTEST_VERB = 3;

const pastOf = (past: string): readonly string[] => {
  const plural = past.endsWith('e') ? `${past}n` : `${past}en`;
  const second = past.endsWith('e') ? `${past}st` : `${past}st`;
  return [past, second, past, plural, `${past}t`, plural];
};

const secondOf = (third: string, stem: string): string =>
  third.endsWith('t') ? (/[sßz]t$/u.test(third) ? third : `${third.slice(0, -1)}st`) : `${stem}st`;

function doneOf(done: string, particle: string | undefined, bare: string, linked: string): string {
  if (done !== '') {
    const plain = PREFIXED_GE.test(bare) ? done : done.replace(PREFIXED_GE, '$1');
    return particle === undefined || plain.startsWith(particle) ? plain : particle + plain;
  }
  const isPlain = UNSTRESSED.test(bare) || bare.endsWith('ieren');
  return `${particle ?? ''}${isPlain ? '' : 'ge'}${linked}t`;
}
