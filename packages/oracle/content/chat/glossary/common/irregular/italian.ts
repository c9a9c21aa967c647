/**
 * Irregular verbs: "infinitive: six forms of the present / participle / stem of the future / of the imperfect / of the
 * subjunctive / six of the past". What is left out is regular; a verb that ends with another one's infinitive goes
 * like it.
 */
export const ITALIAN_IRREGULAR = `
essere: sono sei è siamo siete sono / stato / sar / er / si / fui fosti fu fummo foste furono
avere: ho hai ha abbiamo avete hanno / avuto / avr / av / abbi / ebbi avesti ebbe avemmo aveste ebbero
fare: faccio fai fa facciamo fate fanno / fatto / far / fac / facci / feci facesti fece facemmo faceste fecero
andare: vado vai va andiamo andate vanno / andato / andr / and / vad
stare: sto stai sta stiamo state stanno / stato / star / st / sti
dare: do dai dà diamo date danno / dato / dar / d / di / diedi desti diede demmo deste diedero
potere: posso puoi può possiamo potete possono / potuto / potr / pot / poss
volere: voglio vuoi vuole vogliamo volete vogliono / voluto / vorr / vol / vogli
dovere: devo devi deve dobbiamo dovete devono / dovuto / dovr / dov / debb
sapere: so sai sa sappiamo sapete sanno / saputo / sapr / sap / sappi
dire: dico dici dice diciamo dite dicono / detto / dir / dic / dic / dissi dicesti disse dicemmo diceste dissero
vedere: / visto / vedr / ved / ved / vidi vedesti vide vedemmo vedeste videro
venire: vengo vieni viene veniamo venite vengono / venuto / verr / ven / veng
tenere: tengo tieni tiene teniamo tenete tengono / tenuto / terr / ten / teng
uscire: esco esci esce usciamo uscite escono / uscito
riuscire: riesco riesci riesce riusciamo riuscite riescono / riuscito
rimanere: rimango rimani rimane rimaniamo rimanete rimangono / rimasto / rimarr
morire: muoio muori muore moriamo morite muoiono / morto / morir
bere: bevo bevi beve beviamo bevete bevono / bevuto / berr / bev / bev
sedere: siedo siedi siede sediamo sedete siedono / seduto
salire: salgo sali sale saliamo salite salgono / salito
scegliere: scelgo scegli sceglie scegliamo scegliete scelgono / scelto
togliere: tolgo togli toglie togliamo togliete tolgono / tolto
raccogliere: raccolgo raccogli raccoglie raccogliamo raccogliete raccolgono / raccolto
piacere: piaccio piaci piace piacciamo piacete piacciono / piaciuto
dispiacere: dispiaccio dispiaci dispiace dispiacciamo dispiacete dispiacciono / dispiaciuto
parere: pare pari pare paiamo parete paiono / parso
scrivere: / scritto
leggere: / letto
prendere: / preso
chiedere: / chiesto
rispondere: / risposto
mettere: / messo
permettere: / permesso
smettere: / smesso
promettere: / promesso
ammettere: / ammesso
chiudere: / chiuso
decidere: / deciso
uccidere: / ucciso
ridere: / riso
sorridere: / sorriso
perdere: / perso
rompere: / rotto
correre: / corso
succedere: / successo
vivere: / vissuto
nascere: / nato
conoscere: / conosciuto
crescere: / cresciuto
vincere: / vinto
convincere: / convinto
dipingere: / dipinto
piangere: / pianto
spingere: / spinto
fingere: / finto
nascondere: / nascosto
scendere: / sceso
spendere: / speso
offendere: / offeso
accendere: / acceso
difendere: / difeso
pretendere: / preteso
attendere: / atteso
spegnere: spengo spegni spegne spegniamo spegnete spengono / spento
aprire: / aperto
offrire: / offerto
soffrire: / sofferto
scoprire: / scoperto
deludere: / deluso
proporre: propongo proponi propone proponiamo proponete propongono / proposto / proporr / propon / propong
condividere: / condiviso
accorgersi: / accorto
assumere: / assunto
comparire: compaio compari compare compariamo comparite compaiono / comparso
tradurre: traduco traduci traduce traduciamo traducete traducono / tradotto
costringere: / costretto
`;
