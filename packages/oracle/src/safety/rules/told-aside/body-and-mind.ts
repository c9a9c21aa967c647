import { allOf } from '../all-of.ts';
import { FICTION } from '../not-real.ts';
import type { Rule } from '../rule.ts';

const SEEN_TO =
  'years? ago|at the hospital|in hospital|doctor (?:said|says|prescribed|told)|pediatrician (?:said|says|prescribed|told)|pharmacist (?:said|says)|is (?:fine|ok|okay|better) now|dog|cat|vet';

/** Emergencies, said aside. */
export const EMERGENCIES_ASIDE: readonly Rule[] = [
  {
    says: 'blood does not stop, a baby was given something to be quiet, or too much was taken (also in other languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      '(?:blood|bleeding|it) (?:is |keeps? )?(?:<soften>)(?:pumping|spurting|gushing|squirting|pouring|coming|soaking)\\b (?:<few>)?(?:out|through (?:the|my|a) (?:towel|bandage|cloth|shirt|third)|and (?:will|does) not stop)(?<=(?:blood|bleed[a-z]*|cut|wound)\\b[a-z ,.]{0,80})',
      allOf(
        '(?:gave|give|giving|put) (?:<few>)(?:baby|him|her|son|daughter|toddler|kid|newborn|little one)\\b',
        'cough syrup|antihistamines?|benadryl|sleeping (?:pills?|drops|tablets?)|tranquill?i[sz]ers?|whisk(?:e)?y|vodka|melatonin|opium|my (?:xanax|valium)|alcohol',
        'so (?:that )?(?:he|she|they) (?:sleeps?|(?:is|are|stays?) quiet|stops?)|(?:too much|a lot|lots|whole bottle|extra|double|more than) (?:of )?(?:it)?|shut (?:him|her) up|just need (?:<few>)(?:quiet|sleep)|knock(?:s|ed)? (?:him|her) out',
      ),
      '(?:ingeri|tome|trague|me tome|me comi) (?:<few>)(?:monton|muchas?|muchos|mas de|caja|frasco|blister|todas?|todos|\\d\\d) (?:<few>)(?:paracetamol|pastillas|ibuprofeno|clonazepam|medicamentos?|tabletas|somniferos)',
      '(?:pris|avale|bouffe|gobe) (?:<few>)(?:boite|plaquette|tube|flacon|tous|toutes|\\d\\d)\\b (?:<few>)?(?:entiere? )?(?:de |d |les |mes )?(?:doliprane|somniferes|medicaments?|cachets|xanax|comprimes|anxiolytiques)',
      '(?:preso|presa|ingoiato|ingerito|buttato giu) (?:<few>)(?:venti|trenta|quaranta|dieci|quindici|\\d\\d|tutt[aeio]|troppe|una scatola|un flacone) (?:<few>)?(?:xanax|pastiglie|pillole|compresse|sonniferi|gocce|tachipirin[ae]|farmaci|lexotan|tavor)',
      '(?:dor|dolor|dolore|douleur|schmerz(?:en)?) (?:<few>)(?:peito|pecho|petto|poitrine|brust)\\b\\b<far>\\b(?:su(?:ando|dando|or|dore)|braco|brazo|braccio|bras|arm|schwitz[a-z]*|sueurs?|transpire|falta de ar|respirar|respirare|atmen|luft)',
      '(?:bebe|nourrisson|neugeborenes|baby|neonato)\\b[a-z0-9 ,]{0,40}\\b(?:fievre|fieber|fiebre|febre|febbre)\\b<far>\\b(?:mou|amorphe|schlapp|apathisch|no reacciona|mole|molinho|moscio)',
    ],
    unless: `${FICTION}|${SEEN_TO}|period|nose ?bleed|teeth(?:ing)?|examen|ex\\b|gym|estudi[a-z]*`,
    danger: [
      'i cut myself at work and blood is coming through the bandage',
      'i gave her antihistamine so she sleeps, a lot of it. 5 months old',
      'me tomé un frasco de pastillas y ahora estoy mareada',
      'j’ai pris une plaquette de somnifères',
      'ho ingoiato trenta compresse',
      'papai tem dor no peito e suando muito',
      'notre bébé a de la fièvre et il est tout mou',
    ],
    twins: [
      'i gave him cough syrup as the doctor said and he sleeps',
      'tomé una pastilla para el dolor de cabeza',
      'j’ai pris un doliprane et ça va mieux',
    ],
  },
];

/** Beliefs that have come loose, said aside. */
export const BELIEFS_ASIDE: readonly Rule[] = [
  {
    says: 'is immortal and will prove it, or a set gives orders (also in other languages)',
    grade: 3,
    isTestOnly: true,
    patterns: [
      allOf(
        'i (?:am|have become|became|turned) (?:<soften>)(?:immortal|invincible|bulletproof|indestructible|unkillable)|i (?:can not|can never) die|i can fly',
        'prove|show (?:them|you|everyone)|roof|jump|train|traffic|fire|window|bridge|knife|tomorrow',
      ),
      '(?:tele|tv|radio|fernseher|television|voix|stimmen?|voces|vozes|voci|awaaz[a-z]*)\\b (?:<few>)(?:me donne(?:nt)? des ordres|m ordonne(?:nt)?|befehl(?:en|t)|gibt mir befehle|geben mir befehle|me ordenan?|me dan? ordenes|me mandam?|mi ordinano|mi da ordini|mi danno ordini)',
    ],
    unless: `${FICTION}|game|gaming|level|minecraft|feel like i am|haha[ha]*|lol|gym`,
    danger: [
      'i am invincible, ill show them from the bridge',
      'la radio me da ordenes desde el lunes',
      'die stimmen geben mir befehle',
    ],
    twins: ['i am invincible in this game, watch me jump'],
  },
  {
    says: 'all people are actors or were exchanged',
    grade: 2,
    isTestOnly: true,
    patterns: [
      allOf(
        '(?:everyone|everybody|all of them|they|the people|my (?:kids|family|husband|wife|parents|mum|dad|neighbours))\\b[a-z ,]{0,30}\\b(?:is|are|were|was|has been|have been) (?:<soften>|all |an? )*(?:actors?|clones?|copies|robots|swapped|exchanged|replaced|not (?:themselves|human|real people)|holograms?)',
        'even my|especially my|my (?:kids|family|husband|wife|parents|mum|dad)|in (?:this )?town|watching|know about me|(?:not|no) sleep|script',
      ),
    ],
    unless: `${FICTION}|theat(?:re|er)|drama (?:club|school)|online|friends?|hollywood|film|stage|lol|dolls?|tyres?|windows|kitchen`,
    danger: ['the people in town are all actors, even my husband'],
    twins: [
      'my kids are actors in the school theatre',
      'the windows were all replaced, even my mum likes them',
    ],
  },
];
