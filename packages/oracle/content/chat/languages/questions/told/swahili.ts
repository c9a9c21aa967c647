import type { ToldTable } from './told-table.ts';

export const SWAHILI_TOLD: ToldTable = {
  names: {
    partner: 'mchumba|mpenzi|mume|mke|mume wangu|mke wangu|boyfriend|girlfriend|jamaa|bwana|bae',
    child: 'mtoto|watoto|mwanangu|binti|kijana wangu',
    parent: 'mama|baba|wazazi|mzazi|babu|nyanya|bibi',
    friend: 'rafiki|marafiki|rafiki yangu',
    boss: 'bosi|boss|mkubwa|meneja|mwajiri',
    job: 'kazi|ajira|ofisi|kampuni',
    no: 'sina|hana|hatuna|bado|siwezi|hawezi|hapana',
  },
  entries: `
pet-died: Pole sana.
  mbwa|paka + amekufa|alikufa
parent-died: Pole sana.
  {parent} + amefariki|alifariki|amekufa|alikufa|aliaga dunia
partner-died: Pole sana.
  {partner} + amefariki|alifariki|amekufa|alikufa
someone-died: Pole sana.
  amefariki|alifariki|mazishi|msiba
wedding-no-money = ufanye nini kama pesa ya mahari au harusi bado haitoshi
  mahari|harusi|tuoane|kuoa|kuoana|ndoa + pesa|fedha|bado|gharama
marry-when = utaolewa au utaoa lini
  lini + nitaolewa|nitaoa|olewa|ndoa
marry-not-yet = useme nini kama familia inataka uolewe sasa
  familia|wazazi|mama|baba + niolewe|nioe|kuolewa|kuoa + sitaki|bado
ex-back = kama ex wako atarudi
  ex|mpenzi wa zamani + atarudi|rudi|kurudi
left-me: Pole sana kwa hilo.
  ameniacha|aliniacha|tumeachana|tumeachana
cheated = kama utamsamehe aliyekusaliti
  amenisaliti|alinisaliti|alicheat|amecheat|ananicheat|anacheat
no-reply = kwa nini hajibu
  hajibu|hanijibu|hapokei simu|hapigi simu|amenyamaza
loves-me = kama anakupenda
  ananipenda|bado ananipenda
couple-fights = ufanye nini kama mnagombana kila mara
  tunagombana|ugomvi|gombana + {partner}
his-mother-all = ufanye nini kama anamsikiliza mama yake tu
  {partner} + mama yake
mil = ufanye nini na mama mkwe
  mama mkwe
job-when = utapata kazi lini
  lini + kazi|ajira
job-result = kama utapata kazi hiyo
  interview|usaili
fired: Pole sana kwa kazi.
  nimefukuzwa|nimeachishwa|nilifukuzwa
not-paid-again = ufanye nini usipolipwa mshahara
  {boss}|mshahara|kampuni + hajanilipa|hawajanilipa|hanilipi|sijalipwa|deni
quit = kama uache kazi
  kuacha kazi|niache kazi|nataka kuacha
small-start = jinsi ya kuanza biashara na akiba ndogo
  biashara|duka|genge + kuanza|kufungua|nianze|akiba|mtaji
business-or-job = kama biashara itaenda vizuri
  biashara|duka + itaenda|wateja|hasara|kufunga
abroad = kama uende kufanya kazi nje
  nje ya nchi|qatar|saudi|dubai|ulaya|marekani + kazi|niende|kwenda
miss-child-stay = kama urudi kwa watoto au ukae bado
  nimemiss|ninamkumbuka|nawakumbuka|nimewamiss + mtoto|watoto|mwanangu
visa-denied: Pole, hapana nyingine.
  visa + nimenyimwa|wamekataa|imekataliwa
exam-failed = ufanye nini baada ya kufeli
  nimefeli|nilifeli
exam = kama utapita mtihani
  mtihani + nitapita|kupita|kufaulu|nitafaulu
exam-passed: Hongera!
  nimepita|nimefaulu + mtihani|kcse|kcpe
got-job: Hongera!
  nimepata kazi
baby-born: Hongera!
  amejifungua|nimejifungua|tumepata mtoto
money-worry = ufanye nini na shida za pesa
  sina pesa|shida ya pesa|shida za pesa|kodi ya nyumba
debt = jinsi ya kutoka kwenye madeni
  deni|madeni|mkopo
friend-money = ufanye nini na mtu anayekudai au asiyekulipa
  {friend} + nilimkopesha|hanilipi|hajanilipa|kunilipa
lend-family = kama umkopeshe ndugu pesa
  ndugu|kaka|dada|mjomba + mkopo|anaomba pesa|kukopa|nimkopeshe
ill-parent = ufanye nini mzazi akiwa mgonjwa
  {parent} + mgonjwa|anaumwa|hospitali
child-worry = ufanye nini ukiwa na wasiwasi kuhusu mtoto
  {child} + wasiwasi|shule|hasikii
sleep = ufanye nini ili ulale
  siwezi kulala|silali|sipati usingizi
tired = kwa nini umechoka kila wakati
  nimechoka
sad = kwa nini una huzuni
  huzuni|nalia
lonely: Pole kwa upweke huo.
  mpweke|upweke
horoscope = nyota yako inasema nini leo
  @sign + leo|nyota
my-day = siku yako itakuwaje
  siku yangu|leo itakuwaje
turn-say = useme vipi
  nimwambie nini|nitamwambiaje|nimwambie vipi|niseme nini
turn-begin = uanze vipi
  nianze vipi|nianzeje|nianzie wapi
turn-now = ufanye nini sasa
  nifanye nini|nifanyeje|sasa je
thanks: Karibu sana.
  asante sana|asante|shukrani
`,
};
