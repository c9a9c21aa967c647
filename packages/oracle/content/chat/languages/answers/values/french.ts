import type { ValueWords } from '../language-answers.ts';

export const FRENCH_VALUES: ValueWords = {
  signs: `
    Bélier: belier = de l'élan, de la franchise et de la hâte
    Taureau: taureau = du calme, de la constance et le goût des bonnes choses
    Gémeaux: gemeaux = de la curiosité, des mots et des changements de sujet
    Cancer: cancer = de la tendresse, de la mémoire et l'attachement au foyer
    Lion: lion = de la chaleur, de la fierté et l'envie d'être vu
    Vierge: vierge = du soin, de l'utile et l'œil pour le détail
    Balance: balance = du tact, de l'équilibre et des hésitations
    Scorpion: scorpion = de l'intensité, de la loyauté et des secrets bien gardés
    Sagittaire: sagittaire = l'envie de large, de l'humour et des vérités sans filtre
    Capricorne: capricorne = de la patience, du métier et peu de plaintes
    Verseau: verseau = des idées à soi, de la distance et de l'amitié
    Poissons: poissons|poisson = de la sensibilité, de l'imagination et des limites floues`,
  months: `
    janvier: janvier
    février: fevrier
    mars: mars
    avril: avril
    mai: mai
    juin: juin
    juillet: juillet
    août: aout
    septembre: septembre
    octobre: octobre
    novembre: novembre
    décembre: decembre`,
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  day: '{weekday} {day} {month}',
  bareDay: '{day} {month}',
  year: ' {year}',
  and: 'et|et aussi',
  asks: {
    fullMoon: 'pleine lune - effet*|influence*|affecte|rituel*|signifie',
    newMoon: 'nouvelle lune - effet*|influence*|affecte|rituel*|signifie',
    mercury: 'mercure + retro*',
    moonSign: 'signe lunaire|ma lune|lune natale - miel',
    rising: 'ascendant - signifie|sais pas|heure|copain|copine',
    venusSign: 'ma venus|signe de venus',
    sunSign: 'mon signe|quel signe je suis|signe solaire|je suis quel signe',
  },
  pairAsked:
    'compatib*|entend*|marche*|ensemble|couple|vont bien|va bien|amour|combinaison|s accorde*',
  signAsked: 'signe|zodiaque|signe astro',
  fullMoon:
    'La prochaine pleine lune est {date} à {time}, en {sign}. La tradition y voit un moment pour terminer : ce qui grandissait se montre en entier.',
  newMoon:
    'La prochaine nouvelle lune est {date} à {time}, en {sign}. On la lie aux petits débuts, ceux que tu peux finir en un mois.',
  mercuryBack:
    "Oui, Mercure est rétrograde jusqu'au {date}. On le lie aux messages mal compris et aux machines têtues : relis avant d'envoyer, et n'annule pas ta vie pour autant.",
  mercuryAhead:
    "Non. Mercure avance, et il ne redevient rétrograde que le {date}. Si quelque chose coince en ce moment, ce n'est pas lui.",
  signOfDate: 'Le {date}, c’est {sign} : {trait}.',
  borderDate:
    "Le {date} est un jour de frontière : {sign} ou {other}, selon l'année et l'heure. Dis-moi l'année et je t'en dirai plus.",
  sunSign: 'Ton Soleil est en {sign} : {trait}.',
  moonSign:
    "Ta Lune est en {sign} : {trait}. On la lit pour ce qui t'apaise et pour ce que tu es quand personne ne regarde.",
  rising:
    'Ton ascendant est {sign} : {trait}. On le lit pour la première impression que tu donnes et ta façon de commencer.',
  venusSign:
    'Ta Vénus est en {sign} : {trait}. On la lit pour ta façon d’aimer et ce qui te plaît.',
  noBirth:
    'Pour cela il me faut ta date de naissance. Mets-la dans ton profil (Profile, Edit Profile), ou écris-la-moi ici avec l’heure et la ville.',
  noHour:
    "Pour cela il me faut ton heure et ta ville de naissance : le jour seul ne suffit pas. Elles sont sur l'acte de naissance ; mets-les ensuite dans ton profil.",
  pair: '{a} et {b} : {line} Voilà pour les signes ; les personnes, c’est toi qui les connais.',
  apart: [
    'vous vous comprenez sans explication, et vous vous heurtez là où vous êtes pareils.',
    'deux voisins du zodiaque avec peu en commun au départ. Ça tient si la différence vous rend curieux.',
    "c'est facile : vous parlez bien ensemble et vous vous stimulez. Parfois il manque quelqu'un qui décide.",
    'il y a du frottement, et souvent de l’attirance. Chacun veut passer devant : mettez-vous d’accord sur qui cède sur quoi.',
    'même élément, vous vous sentez vite chez vous. Le risque est de s’installer et de taire ce qui fâche.',
    'vous ne parlez pas la même langue et devez souvent vous expliquer. Avec de la patience et de l’humour, ça se fait.',
    "deux opposés, chacun a ce qui manque à l'autre. Ça attire fort, et ça use si l'un veut changer l'autre.",
  ],
};
