/** See `IDIOMS`. */
export const FRENCH_IDIOMS = `
i: je|j|moi je; you: tu|vous|toi; he: il|lui; she: elle; we: nous; they: ils|elles|eux; people: on
the: le|la|les|l; a: un|une; of: de|d; of the: du|des; to the: au|aux; to: à; in: dans|en; on: sur; under: sous; by: par; for: pour; with: avec; at: chez
my: mon|ma|mes; your: ton|ta|tes|votre|vos; his: son|sa|ses; our: notre|nos; their: leur|leurs; mine: mien|mienne; this: ce|cet|cette|ces|ça|ca|cela
that: que|qu; who: qui; what: quoi|quel|quelle|quels|quelles|qu'est ce que|qu est ce que|qu est ce qui|c est quoi; where: où; when: quand|c est quand; how: comment
why: pourquoi|pk|pq; how much: combien; and: et|pis|puis; or: ou; but: mais; because: parce que|parce qu|pcq|car; if: si; not: pas; as: comme; is it that: est ce que|est ce qu|est ce
there is: il y a|y a|il y avait; ago: il y a longtemps; years ago: il y a ans; it is: c est|c était|il est; this is: voici; there: là; here: ici; me: moi; himself: soi
i am: je suis|j suis|chuis; i have: j ai; does: fait; was: était|étais; summer: été; more: plus; towards: vers; without: sans; since: depuis; during: pendant; between: entre
one: un seul; two: deux; three: trois; four: quatre; five: cinq; six: six; seven: sept; eight: huit; nine: neuf; ten: dix; twenty: vingt; thirty: trente; forty: quarante; fifty: cinquante; sixty: soixante; hundred: cent
i miss: me manque|me manquent; misses me: je lui manque; i like him: il me plaît; in love: amoureux|amoureuse; i cant stand: je supporte pas|je ne supporte pas|je supporte plus
i am fed up: j en ai marre|j en peux plus|ras le bol|ça me saoule|j en ai ras le bol; i am afraid: j ai peur; she is afraid: elle a peur; i am ashamed: j ai honte; i need: j ai besoin de|j ai besoin d|j ai besoin
i feel like: j ai envie de|j ai envie d|envie de; i have trouble: j ai du mal à; i just: je viens de|viens de; just: vient de; used to: avait l habitude; keeps: n arrête pas de|arrête pas de
 looks: a l air; had an accident: a eu un accident; gave birth: a accouché; fell in love: est tombé amoureux|suis tombée amoureuse|suis tombé amoureux
left me: m a quittée|m a quitté|m a laissée|m a larguée|m a largué|m a plaqué; cheated on me: m a trompée|m a trompé; cheats on me: me trompe
does not answer me: ne me répond pas|me répond plus|me répond pas|ne me répond plus; left me on read: m a mis un vu|mis en vu|m a laissé en vu|vent
does not talk to me: ne me parle plus|me parle plus|me parle pas; ghosted me: m a ghostée|m a ghosté; blocked me: m a bloquée|m a bloqué
i got fired: je me suis fait virer|j ai été viré|j ai été licenciée|j ai été licencié|on m a viré; transferred me: m a mutée|m a muté; i got: j ai eu|j ai décroché
i failed: j ai raté|j ai loupé|j ai échoué|j ai pas eu; i passed: j ai réussi|j ai eu mon|je l ai eu; got accepted: j ai été prise|j ai été pris|je suis prise|je suis pris
resit exam: rattrapage; final exam: bac; what do i do: je fais quoi|que faire|qu est ce que je fais|quoi faire|on fait quoi; what do i say: je dis quoi|je lui dis quoi|je réponds quoi
should i: je dois|dois je|est ce que je dois|faut il que je|je devrais; do i: est ce que je; is it serious: c est grave|est ce grave; is it normal: c est normal|est ce normal
i do not know: je sais pas|j sais pas|jsp|chais pas; i do not care: je m en fous|m en fiche
mad at me: me fait la gueule|m en veut|fait la tête; makes fun of me: se moque de moi; yells at me: me crie dessus|m engueule|me hurle dessus; gets on my nerves: m énerve|me gonfle|me soûle
makes me cry: me fait pleurer; makes me anxious: me stresse|m angoisse; hurts me: me fait mal|fait mal; pity: dommage; well done: bravo; lol: mdr|ptdr|lol|haha; hello: bonjour|bonsoir|coucou|salut
moved in: emménagé; moves: déménage; is moving: déménage; live together: vivre ensemble; get married: se marier|nous marier|me marier; is getting married: se marie; got married: s est marié|s est mariée|nous sommes mariés
asked me to marry: m a demandée en mariage|m a demandé en mariage; broke up: on s est séparés|on a rompu|nous sommes séparés; is divorcing: divorce; weekend: week end
at my age: à mon âge; alone at home: seule à la maison; at home: à la maison|chez moi|chez nous; at his place: chez lui|chez elle; next door: d à côté; downstairs: du dessous|en bas; upstairs: du dessus|en haut
washing machine: machine à laver; night shift: de nuit; maternity leave: congé maternité|congé mat; pension: retraite; retired: à la retraite|retraité|retraitée; camper van: camping car
please: svp|s il vous plaît|s il te plaît|stp; thanks: merci; today: aujourd hui; tonight: ce soir; this morning: ce matin; last night: cette nuit; last year: l année dernière|l an dernier; next week: la semaine prochaine
no longer: ne plus; wants no more: ne veut plus; only: que ça; neither: non plus; not at all: pas du tout; not yet: pas encore; the others: les autres; someone: quelqu un; i have someone: j ai quelqu un
mother in law: belle mère|belle maman; father in law: beau père; in laws: beaux parents|belle famille; sister in law: belle sœur|belle soeur; brother in law: beau frère; grandmother: grand mère; grandfather: grand père; stepdaughter: belle fille; grandson: petit fils; granddaughter: petite fille
boyfriend: mon mec|mon copain|mon chum|petit ami; girlfriend: ma meuf|ma copine|ma blonde; cutie: chéri|chérie; job: job|jobine; crazy: malade mental; 's: à elle|à lui; wants me to: veut que je|veut que j
`;
