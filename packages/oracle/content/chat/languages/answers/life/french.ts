import type { GeneralTopic } from '../topics.ts';

export const FRENCH_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    "Je suis vraiment désolé. Il n'y a rien à réparer aujourd'hui : mange un peu, dors comme tu peux, et laisse quelqu'un passer un appel à ta place. Si ça te fait du bien, raconte-moi une petite chose de cette personne, un jour ordinaire.",
  petDied:
    "Je suis désolé. Quand on n'a pas vécu avec un animal, on ne sait pas la place qu'il prend. Garde sa couverture où tu veux, le temps que tu veux, et pleure sans te justifier. Comment s'appelait-il ?",
  breakUp:
    "Ça fait mal, et il n'y a pas de raccourci. Cette semaine se compte en heures : manger un peu, dormir près de quelqu'un, masquer son profil, et une amie de garde pour les soirs. N'écris pas après neuf heures ; ce que tu veux lui dire sera encore vrai demain.",
  exWrite:
    "Pas ce soir ; demain midi, si tu en as encore envie. Écris-le dans tes notes et pose-toi deux questions : qu'est-ce que j'espère en retour, et dans quel état je serai sans réponse ? Si tu l'envoies quand même, court et sans rien demander : « J'espère que tu vas bien. »",
  exBack:
    "Ça, je ne peux pas le voir : ça se décide dans la tête de quelqu'un d'autre. Certains reviennent, la plupart non, et c'est toi qui paies l'attente. Vis ce mois comme si c'était non ; si c'est oui, tu n'auras rien perdu.",
  exNew:
    "L'apprendre comme ça, c'est avoir mal deux fois. Ce n'est pas un vote contre toi. Masque les deux comptes pendant un mois, et si quelqu'un de proche te devait cette nouvelle, dis-le une fois : « J'aurais préféré l'entendre de toi. »",
  silent:
    "Le silence, on le remplit toujours avec le pire. Un seul message, court et gentil : « Pas de nouvelles, tout va bien ? J'aimerais te voir cette semaine. » Puis le téléphone dans une autre pièce. S'il n'y a rien d'ici quelques jours, c'est aussi une réponse.",
  trust:
    "Je ne vois pas ce que fait quelqu'un d'autre, et je ne vais pas l'inventer. Regarde ce que tu sais : ce qui a changé, depuis quand, ce que tu as vu de tes yeux. Puis une question calme, en face, sans piège : « Il y a quelque chose qui ne colle pas, tu m'expliques ? »",
  likesMe:
    "Ce qu'il y a dans son cœur, je ne le sais pas ; ce qui se voit, si. Un bon signe : chercher à te voir même quand ce n'est pas pratique. Pour en avoir le cœur net, propose quelque chose de petit avec un jour : « Un café samedi ? » La réponse en dira plus qu'un mois de signaux.",
  fights:
    "Laisse retomber jusqu'à demain, puis commence par ta part : « Je n'ai pas aimé la façon dont je t'ai parlé. » Ensuite une seule chose, avec un exemple et sans « toujours » : ce qui s'est passé, ce que ça t'a fait, ce que tu demandes. Avoir raison à minuit ne rapporte rien.",
  distant:
    "Vivre à côté de quelqu'un qui n'est jamais vraiment là, ça use. Demande une chose précise, pas « plus d'attention » : « Deux soirs par semaine pour nous, sans écran. Lesquels ? » Le reste, tu le laisses. Si c'est oui et que rien ne bouge en un mois, ce n'est plus un malentendu.",
  leave:
    "Tu n'as pas à décider aujourd'hui. Écris ce qui devrait changer pour que tu restes, et demande-toi si tu l'as déjà dit avec ces mots-là. Si non, dis-le et fixe-toi un délai. Si tu l'as dit trois fois, tu as presque toute la réponse.",
  commit:
    "Vouloir deux choses différentes n'est pas un manque d'amour, mais il faut le dire sans détour : « Moi, c'est ça que je veux. Toi, tu le vois pour quand, même à peu près ? » Écoute le pourquoi avant le non. Un projet sans date, au bout de plusieurs mois, c'est une réponse.",
  parentsPush:
    "Tu peux les aimer et ne pas obéir. Dis-le une fois, calmement, avec une limite : « Je sais que ça vous inquiète. C'est moi qui déciderai, et je vous dirai quand il y aura du nouveau. » Derrière la pression il y a souvent une peur ; demande laquelle.",
  inLaws:
    "C'est d'abord à ton ou ta partenaire d'en parler : c'est sa mère. Mettez-vous d'accord sur une phrase et dites-la tous les deux : « Merci, chez nous on fait comme ça. » Et une règle simple, par exemple prévenir avant de passer. Une limite marche parce qu'on la répète.",
  findLove:
    "La date, je ne la connais pas, et qui te la vend l'invente. Ce qui change quelque chose : revoir les mêmes gens, un cours, une équipe, le même café. Cette semaine, dis oui à une invitation que tu refuserais d'habitude.",
  firstDate:
    "Le trac est normal, l'autre l'a aussi. Un endroit vivant, une heure et pas trois, et deux vraies questions dans la poche : « Qu'est-ce qui t'a fait rire cette semaine ? » Ce n'est pas un examen ; tu vas voir si tu passes un bon moment.",
  parents:
    "Avec les parents c'est souvent la même dispute sous un autre costume. Essaie une phrase précise : « Quand tu me dis ça devant tout le monde, je me ferme. Dis-le-moi à part. » Et raccourcis les visites : une bonne heure vaut mieux qu'un mauvais après-midi.",
  sibling:
    "Une dispute entre frères et sœurs fait mal parce qu'on ne peut pas vraiment partir. Laisse passer la nuit, puis écris court, sur ta part : « Je n'ai pas aimé comment ça s'est fini. Pardon pour ce que j'ai dit. » Sans « mais », et sans prendre maman pour juge.",
  inheritance:
    "Quand on partage après un décès, chaque objet pèse double. Demande une pause et quelqu'un d'extérieur : « On ne décide rien pendant trois mois, et une personne neutre fait l'estimation. » Avec ta famille, parle un jour d'elle et pas de la maison. Pour le droit, un notaire.",
  child:
    "S'inquiéter comme ça, c'est le métier de parent. Parle de côté, pas de face, en voiture ou en cuisinant : « Je te sens différente, ou différent. Tu n'as pas à me raconter aujourd'hui, je suis là. » Si ton enfant ne mange plus, ne dort plus ou ne sort plus pendant des semaines, vois son médecin.",
  relativeIll:
    "Avoir un proche malade, surtout de loin, c'est vivre le téléphone à la main. Choisis une heure par jour pour l'appel et une personne qui te tient au courant. Pas besoin de grands mots : « Je suis là, dis-moi ce que tu as mangé » accompagne déjà beaucoup.",
  friend:
    "Une amitié qui se tait fait mal comme une rupture, et personne ne te présente ses condoléances. Un message sans reproche : « Tu me manques. Si j'ai fait quelque chose, j'aime mieux le savoir. Un café cette semaine ? » S'il reste sans réponse, tu auras fait ta part, et ça aide à dormir.",
  friendHurt:
    "Ça fait plus mal parce que ça vient de quelqu'un à toi. Laisse passer la nuit, puis dis-le une fois, seul à seul : « Ça m'a fait mal, et je préfère te le dire que me taire. » Demande pourquoi et écoute jusqu'au bout. Ensuite tu décides de ce que tu lui confies encore ; pardonner et refaire confiance, ça fait deux.",
  friendMoney:
    "L'argent entre amis se règle tôt et avec des chiffres : « J'ai besoin des 200 avant le 15. Si tu ne peux pas tout, combien, et quel jour ? » Une date est une réponse, « bientôt » non. Et ce que tu ne peux pas perdre, ne le prête pas.",
  lonely:
    "Ça pèse, et ça ne dit rien de mal sur toi. Commence par quelque chose qui revient : le même cours, le même café, à la même heure ; on se lie par répétition. Et aujourd'hui un message à une seule personne : « J'ai pensé à toi. Comment ça va ? »",
  home: "Avant d'exploser, une règle si petite que personne ne peut la discuter : « Chacun lave ses affaires avant de dormir. » Dis-le un jour calme, pas devant l'évier, et écrivez qui fait quoi pour de bon. Avec les voisins, pareil : un mot gentil avec l'heure avant les coups dans le mur.",
  boss: 'On ne te paie pas pour tout encaisser. Ce soir note les faits : dates, mots, qui était là. Puis en tête à tête, une demande précise : « Je veux bien faire. Dites-moi mes erreurs en privé, et je corrige. » Si rien ne bouge, va voir les RH avec tes notes et regarde ailleurs.',
  coworker:
    "Mets ton nom sur le travail avant que quelqu'un le ramasse : un petit mail de point, avec copie à qui il faut. Et une phrase directe, à part : « Cette idée vient de moi, je tiens à ce que ce soit dit. » Pour le reste, poli et bref ; tout le monde ne mérite pas ta soirée.",
  timeOff:
    "Demande tes jours avec la solution en main : « J'ai besoin de ces cinq jours ; Léa prend ma place et je prends la sienne. » Par écrit et tôt. S'il s'agit des fêtes, propose un tour par année : moi cette fois, toi la prochaine.",
  raise:
    "Oui, demande : une demande préparée ne fait presque jamais de mal. Une page, trois choses que tu as faites et ce qu'elles ont rapporté, et ton chiffre. « Cette année j'ai pris ceci et cela ; j'aimerais passer à tant. » Dis le chiffre et tais-toi. Si c'est non : « Que faudrait-il, et pour quand ? »",
  interview:
    "La peur se voit moins que tu ne crois. Prépare trois petites histoires : une chose réparée, une apprise à la dure, une dont tu es fier ou fière. Presque toutes les questions y passent. Ce soir tes vêtements prêts, et demain dix minutes d'avance.",
  offer:
    "Compare un mardi ordinaire, pas les titres : à quelle heure tu sors, avec qui, ce qu'il reste à la fin du mois. Demande deux jours de réflexion et pose la question gênante : « Pourquoi la personne d'avant est-elle partie ? »",
  fired:
    'Ça fait peur, et ça ne dit pas ce que tu vaux. Cette semaine trois choses : les papiers et les délais du chômage, la liste des dépenses qui peuvent attendre, et trois personnes à qui dire que tu cherches. Ne signe rien le jour même.',
  jobSearch:
    "Chercher est un travail sans salaire ni merci. Donne-lui un horaire : deux heures le matin, deux candidatures soignées, un message à quelqu'un qui connaît quelqu'un. Quand ça viendra, je ne le sais pas ; mais les gens ouvrent plus de portes que les sites.",
  quit: "Fais-le d'abord sur papier : dépenses, épargne, préavis, ce que tu perds en partant maintenant. Puis une date, et deux candidatures par semaine depuis le poste que tu as. Partir avec quelque chose en main est plus lent, et on dort mieux.",
  burnout:
    "Ce n'est pas de la paresse, tu tires depuis trop longtemps. Cette semaine enlève une chose, n'en ajoute aucune : une réunion, un service, les heures du jeudi. Coupe les mails à heure fixe. Si la fatigue reste malgré le repos, parles-en à ton médecin.",
  money:
    'Les dettes font moins peur écrites. Une feuille : combien, à qui, quel taux ; le minimum partout et le reste sur la plus chère. Demain un appel : « Je ne peux pas tout payer, quel échéancier est possible ? » Il existe souvent un conseil gratuit près de chez toi.',
  exam: "Ce n'est pas parti : le stress le cache, et ça revient devant la question. Ce soir une heure de résumé ou trois vieux exercices, rien de neuf. Sac prêt, un vrai dîner, au lit. Demain commence par celle que tu sais, même si c'est la dernière.",
  failed:
    "Rater, ça vexe, et deux fois encore plus, mais ça ne dit pas que tu n'en es pas capable. Demande ce qui a coûté les points et ne travaille que ça. Pour le permis : une heure de conduite juste avant, sur ces rues, en disant tout haut ce que tu regardes. Reprends une date vite ; la peur pousse en attendant.",
  study:
    "Ne choisis pas toute ta vie, choisis l'année qui vient. Parle à deux personnes qui font ce métier et demande-leur un mardi normal. Puis essaie petit : un cours en auditeur, un stage court. Ce que tu continues sans y être obligé est une bonne piste.",
  sleep:
    "La tête fait ses comptes la nuit parce que le jour tu ne la laisses pas. À huit heures, dix minutes de papier : ce qui m'inquiète, le prochain petit pas. Pas endormi après vingt minutes ? Debout, lumière basse, quelque chose d'ennuyeux. Ni montre ni téléphone.",
  worry:
    "La tête veut tout régler d'un coup. Prends une seule inquiétude et écris-lui un pas, même « appeler lundi ». Les autres ont rendez-vous demain à six heures, un quart d'heure. Là, souffle plus lentement que tu n'inspires, dix fois.",
  low: "C'est une période lourde. Tu n'as pas à réparer ta vie cette semaine : une douche, vingt minutes de jour, un repas chaud et une personne à qui dire « ça va moyen ». Si ça dure plus de deux semaines, dis-le à ton médecin. Qu'est-ce qui pèse le plus aujourd'hui ?",
  confidence:
    "Tu compares ton arrière-boutique à la vitrine des autres. Note trois choses faites ce mois-ci que tu ne savais pas faire il y a un an. La confiance vient après l'acte : choisis une petite chose qui fait un peu peur et fais-la avant vendredi.",
  decide:
    "Si c'était clair tu ne demanderais pas. Essaie ceci : vis jusqu'à demain comme si tu avais dit oui, et regarde ce qui te soulage et ce qui te manque. Puis un jour comme si c'était non. Le corps vote souvent le premier. Quelles sont les deux options ?",
  move: "Partir coûte même quand on le veut, et le manque ne veut pas dire que tu t'es trompé. Mets un essai avec une date : trois mois, puis tu décides. En attendant, une habitude d'avant dans le nouveau lieu et un visage connu par semaine.",
  holidays:
    "Les fêtes ramènent la famille et ce que personne ne dit. Préviens tôt et sans mille raisons : « Cette année je ne viens pas. Je sais que ça vous peine, c'est pour ça que j'appelle. » Si tu les passes seul ou seule, donne un plan à l'heure la plus dure.",
  glad: "Bravo ! Ça n'est pas tombé du ciel, c'est toi. Fête-le aujourd'hui avant de penser à la suite, et dis-le d'abord à qui s'en réjouira vraiment. C'était comment, la seconde où tu l'as su ?",
  thanks: 'Merci à toi de me l’avoir raconté. Je suis là quand tu veux continuer.',
  hello:
    "Bonjour, ça me fait plaisir de te lire. Je suis l'Oracle, un programme : je peux regarder ton thème, le ciel du jour ou ce qui te trotte en tête. On commence par quoi ?",
  pregnant:
    'Avoir peur, c’est normal : ta vie vient de changer de taille. Cette semaine, trois choses seulement : le dire à une personne de confiance, prendre rendez-vous chez le médecin ou la sage-femme, manger et dormir. À tes parents ou au travail, tu le dis quand c’est clair pour toi : « Je suis enceinte. Aujourd’hui, j’ai juste besoin que tu m’écoutes. »',
  dream:
    'Un rêve n’annonce rien, ni en bien ni en mal, quoi qu’en disent les livres. Demande-toi deux choses : qu’as-tu ressenti, en un mot, et où ressens-tu exactement ça dans ta vie éveillée ? L’image est le costume ; le mot mène presque toujours au sujet.',
  emptyNest:
    'Quand un enfant part, la maison sonne autrement, et pleurer pour ça est tout à fait normal : c’est que tu as bien fait ton travail. Convenez d’un petit rite, une photo le mercredi ou un appel le dimanche, et laisse venir le reste. Et mets quelque chose à toi dans les heures qui étaient les siennes.',
  estranged:
    'Ça fait mal, et un tel silence a rarement une seule cause. Si une part de toi veut écrire, deux lignes sans reproche ni explication : « Je pense à toi et je t’aime. Quand tu voudras parler, je suis là. » N’attends pas à côté du téléphone ; redis-le aux grandes dates, et laisse la porte facile à trouver.',
  pattern:
    'Presque toujours parce que quelque chose chez ces personnes t’a rappelé la maison, la première fois, et que ton œil le cherche depuis. Ce n’est ni ta faute ni écrit. Note les trois dernières : qu’avaient-elles en commun au-delà de l’évident, et qu’est-ce qui là-dedans te faisait du bien ? La prochaine fois, revois deux fois quelqu’un de calme avant de dire qu’il n’y a pas d’étincelle.',
  newPet:
    'Avant de tomber amoureux, compte : heures seul par jour, argent pour le vétérinaire, qui le garde quand tu pars, et les douze prochaines années. Si les quatre tiennent, oui ; ça te fera plus de bien que presque tout ce que je dis. Pour essayer, promène deux semaines le chien de quelqu’un, pluie comprise.',
  moneyAhead:
    'Un thème ne montre pas de sommes, et personne ne peut te dire quand l’argent arrive. Ce qui le fait bouger : une page avec ce qui entre et ce qui sort, un prix ou un salaire à faire augmenter ce mois-ci, et une petite somme mise de côté le jour de la paie. Pas de pari sur un beau transit.',
  behind:
    'Tu n’as rien raté ; tu te notes avec une liste écrite quand tu en savais beaucoup moins. Écris-en une autre à côté : ce que tu as porté, pour qui tu as été là, ce que tu as appris à tes frais. Puis garde de l’ancienne une seule chose que tu veux encore vraiment, avec un premier pas d’ici dimanche ; raye celles qui étaient aux autres.',
  yearAhead:
    'Ce qui arrivera, personne ne le voit ; la tradition parle de thèmes, pas d’événements. Fais trois listes : ce qui est fini, ce qui reste ouvert, ce que tu aimerais. À chaque chose ouverte un pas daté en janvier, et une bonne chose déjà réservée, avec quelqu’un. Laquelle des trois est la plus longue ?',
  drinks:
    'Tu n’en es pas la cause, et tu ne peux pas arrêter à sa place. Parle le matin, à jeun, avec une scène et une demande : « Hier soir il s’est passé ça et j’ai eu peur. J’aimerais que tu voies un médecin, je viens avec toi. » Et cherche du soutien pour toi : des groupes existent pour les proches (Al-Anon). S’il y a des coups ou des menaces, ta sécurité d’abord : le numéro d’urgence.',
};
