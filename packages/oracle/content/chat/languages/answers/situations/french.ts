import type { Situation } from '../topics.ts';

export const FRENCH_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: "Il n'y a pas de demi-enfant, alors mieux vaut en parler clair et tôt. Chacun dit le sien une fois, sans convaincre : « Moi, je veux ça. Toi, c'est non pour l'instant ou non pour toujours ? » Et écoutez le pourquoi. Si c'est pour toujours, attendre que l'autre change coûte des années et de la rancune. Savoir fait mal, mais ça te laisse choisir.",
  hidden:
    "Au bout de ce temps, la question est juste. Une fois, calmement : « Ça me fait mal que les tiens ne me connaissent pas. Qu'est-ce qui te retient, et tu me les présentes quand ? » C'est peut-être de la peur, sa famille ou autre chose ; d'ici je ne le vois pas. Regarde une seule chose : est-ce qu'il y a une date, et est-ce qu'elle tient.",
  taken:
    "Tant que la personne est en couple, prends ça pour un non. Ce que tu ressens n'a rien de mal ; ce qui abîme, c'est d'attendre sur le banc. Baisse la dose : moins de tête-à-tête, et ne console pas ses disputes. Si ça drague, dis-le en souriant : « Tu es avec quelqu'un. Si ça change, écris-moi. » Qui tient à toi saura quoi en faire.",
  tellThem:
    "Dis-le, mais en petit et sans exiger de réponse : « Tu me plais, et pas seulement en amitié. Tu n'as pas à répondre aujourd'hui. » En vrai, en marchant, pas à minuit par message. Ça peut être non, et ça fait mal quelques semaines ; se taire fait souvent mal plus longtemps. Si la personne part loin, plutôt avant qu'après.",
  afterCheating:
    "Tu n'as pas à décider aujourd'hui ni à pardonner à date fixe. Continuer peut marcher si trois choses sont là : c'est reconnu sans excuses, l'autre histoire est vraiment finie, et il y a des actes pendant des mois, pas des promesses. Demande-toi si avec ça tu redormirais tranquille. Si c'est non, partir n'est pas un échec.",
  farParents:
    "La culpabilité d'être loin pèse, et elle ne prouve pas que tu as eu tort de partir. S'il y a des larmes, c'est du manque, pas un reproche. Pose du fixe : le même appel le dimanche, une photo par jour, et la date de ta prochaine visite dite à voix haute. Savoir quand tu viens console mieux que t'entendre t'excuser.",
  goBack:
    "Compare un mardi ordinaire là-bas et ici, pas un beau dimanche : travail, argent, gens, et ce qui te pèse sans le dire. Rentre si une vie t'attend et pas seulement la nostalgie ; reste si la tienne est déjà ici. Si tu peux, essaie un mois. Et donne une date à la décision : l'entre-deux fatigue plus que l'un ou l'autre.",
  supportFamily:
    "Aider les tiens, ce n'est pas finir à zéro. Mets d'abord ta part de côté : loyer, courses, dettes, une petite réserve. Ensuite une somme fixe, annoncée avant qu'on demande : « Je peux donner ça, le premier du mois. Ce mois-ci il n'y a pas plus. » Les premières semaines, ça râlera. Si tu coules, tout le monde coule.",
  neighbors:
    "D'abord un mot ou un coup à la porte à une heure calme, sans reproche : « Vous ne le savez peut-être pas, on entend tout. Moins fort après 22 heures, c'est possible ? » Si ça continue, note dates et heures pendant deux semaines et va voir le syndic ou le propriétaire. En attendant, bouchons et une autre pièce pour dormir.",
  raiseRefused:
    "Parles-en d'abord, et regarde ailleurs en même temps : l'un n'empêche pas l'autre. Demande quinze minutes, avec une page : ce que tu fais, ce qui a été dit, ton chiffre. « Je voudrais revenir sur mon augmentation. Qu'est-ce qu'il manque, et pour quand ? » Demande la réponse par écrit. Un oui sans date n'est pas une augmentation.",
  reachable:
    "Ton temps libre est à toi, et pas besoin de guerre pour ça. Réponds à tes heures, toujours pareil, et dis-le une fois : « Hors de mes horaires je ne lis pas les messages ; si c'est vraiment urgent, appelez. » Coupe les notifications du travail. Si on te le fait payer, garde les messages : dans beaucoup d'endroits il y a des règles là-dessus.",
  dropOut:
    "Avant de décider, sépare trois choses : c'est la matière, l'endroit ou l'épuisement ? Demande cette semaine si tu peux faire une pause d'un semestre ou te réorienter. S'il reste peu, finir coûte souvent moins cher ; s'il reste beaucoup, non. Et à qui paie, dis-le avec un plan : « Ce n'est pas pour moi. Voilà ce que je veux faire, et comment. »",
  tellDebt:
    "Dis-le avant qu'une lettre le fasse : ce qui blesse le plus, c'est souvent le secret. À un moment calme, le chiffre entier d'abord et le plan derrière : « Je dois tant. J'avais honte de le dire. Voilà ce que j'ai commencé à payer. » Pas d'excuses dans la première phrase. Ce sera une soirée difficile, et après tu ne le porteras plus à toi tout seul.",
  jobOrLove:
    "Ne choisis pas encore entre l'amour et le travail : voyez d'abord s'il faut vraiment choisir. Demande ce qui retient l'autre et écoute : son travail, sa famille, la peur ? Puis essayez avec une date : trois mois à distance, des visites fixes, et là vous décidez. Et une question pour toi : lequel des deux renoncements te pèserait encore dans cinq ans ?",
  grownChild:
    "Crier ne le fait pas bouger, et continuer comme ça non plus. Faites un accord d'adultes, par écrit : ce qui est payé, ce qui est fait à la maison, et une chose dehors chaque jour, avec une date pour en reparler. « Je te veux ici, mais pas comme ça. » Arrête son linge et les extras. S'il y a repli ou plus de sommeil la nuit, un médecin peut aider.",
  atParents:
    "Vivre chez tes parents à cet âge, c'est le prix des loyers, pas un échec. Ce qui use, c'est de rester dans le rôle d'avant. Change-le par des faits : une facture que tu paies, deux dîners que tu cuisines, une porte à laquelle on frappe. Et donne un chiffre et une date à ton départ, même lointaine : combien par mois, et pour quand.",
  oneSided:
    "Si on ne t'écrit que par besoin, ce n'est pas toi qui demandes trop. Essaie un mois sans écrire en premier et sans rien arranger, et regarde ce qui vient. Et dis-le une fois, sans reproche : « J'aime t'aider, et j'aimerais aussi que tu me demandes comment je vais. » Qui tient à toi corrige ça. Sinon, ça te laisse du temps pour d'autres.",
  motherCalls:
    "C'est de l'amour ou de la peur, mais le rythme, c'est toi qui peux le poser. Donne du fixe plutôt qu'un reproche : « Je t'appelle le mardi et le dimanche à sept heures. Si je ne réponds pas un autre jour, je vais bien. » Et tiens-le. Si ça boude, ne discute pas : « Je sais que ça t'embête. On se parle mardi. » Au fil des semaines, ça se calme souvent.",
  careAlone:
    "Ce que tu fais est un travail, et tu le fais pour tout le monde. Ne demande pas « de l'aide » : répartis. Une feuille avec les tâches, les heures et ce que ça coûte, et un appel à tous : « Je n'y arrive plus. Qui prend les samedis, qui les papiers, qui met de l'argent ? » Qui est loin peut payer ou gérer l'administratif. Et renseigne-toi sur les aides aux aidants.",
  movesIn:
    "Ça se décide à deux, et on peut encore en parler. Ce soir, sans dire de mal de personne : « On ne l'a pas décidé ensemble. Avant, je veux qu'on parle de la durée, de la chambre, des frais et de ce qu'on fait si ça ne va pas. » Demande un essai avec une date de fin. Ton « pas encore » vaut autant que son oui.",
  schoolRefusal:
    "Il y a presque toujours quelque chose de précis derrière : un autre enfant, la maîtresse, les toilettes, le bruit, te quitter. Demande en petit et de côté : « C'est quelle heure, la pire ? Tu es à côté de qui ? » Vois l'école cette semaine. Le matin, un au revoir court et toujours pareil. Si ça dure ou s'il y a mal au ventre, parles-en aussi au médecin.",
  pregnantAtWork:
    "Tu n'as pas à le dire demain. Regarde d'abord ce qui te protège là où tu vis, aussi pendant la période d'essai : un syndicat ou une permanence te le dit gratuitement. Ensuite, court et en tête à tête : « Je suis enceinte, c'est pour tel mois. J'aimerais bien organiser mon travail d'ici là. » Et confirme-le par écrit.",
};
