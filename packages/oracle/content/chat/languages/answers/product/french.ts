import type { ProductWords } from '../language-answers.ts';

export const FRENCH_PRODUCT: ProductWords = {
  asks: {
    refund:
      'preleve*|debite*|facture* + deux fois|double\nrembours* - prete*|ami|amie|copain|copine|frere|soeur|dette*\nrecuperer mon argent|rendre mon argent - ami|amie|copain|copine|frere|soeur',
    trial:
      'essai gratuit|periode d essai|jours gratuits|7 jours|sept jours - boulot|travail|cdi|patron*|chef*|enceinte',
    cancel:
      'resili*|annul*|desabonn*|arreter|stopper + abonnement|premium|appli|ici|compte premium\nresilier|me desabonner|desabonner - bail|contrat de travail',
    photo: 'photo*|image*|cliche* + main|mains|paume',
    palmLimit: 'combien + scan*|lectures de main|fois|lignes de la main + main|paume|scan*',
    deletion: 'supprim*|effac* + compte|donnees|profil|conversation|discussion|historique',
    birthChange:
      'chang*|modifi*|corrig*|tromp*|faux|fausse + heure de naissance|date de naissance|mon heure',
    mails: 'mails|mail|emails|e mails|courriels + arret*|plus|stop|recevoir|desactiv*',
    privacy:
      'qui + lit|lire|voit|voir + ecris|messages|conversation*|chat|ca\nc est prive|c est confidentiel|vendez mes donnees|mes donnees + vend*|partag*|prive*',
    minors:
      'mineur|mineure|mineurs|j ai 15|j ai 16|j ai 17|j ai 14 + utiliser|droit|appli|peux|site',
    real: 'etes vous|vous etes|tu es|t es|es tu|est ce que tu es|parle a + vrai|vraie|humain|humaine|personne|robot|bot|machine|ia|programme|voyant|voyante',
    price:
      'combien + coute|coutent|prix|payer|par mois|ca coute + premium|abonnement|appli|ca|mois|site\ncombien ca coute|c est gratuit|c est payant|prix du premium|prix de l abonnement',
  },
  says: {
    refund:
      "D'abord, résilie pour que rien d'autre ne soit prélevé : Profile, Manage Subscription. Ensuite réponds au reçu, ou à n'importe lequel de nos mails, avec la date et le montant, et demande le remboursement. D'ici je ne peux ni rendre d'argent ni le promettre.",
    trial:
      "{days} jours gratuits. Tu donnes un moyen de paiement au départ, mais rien n'est prélevé avant la fin ; si tu annules avant, dans Profile, Manage Subscription, tu ne paies rien. Un essai par personne, avec une seule lecture de main.",
    cancel:
      "Ouvre ton profil (Profile), clique sur Manage Subscription et résilie là. Tu gardes l'accès jusqu'à la fin de la période payée ou de l'essai, et plus rien n'est prélevé ensuite. Supprimer l'icône ne résilie rien.",
    photo:
      "La photo de ta main est effacée dès qu'elle est analysée, sauf si tu choisis de la garder. Si tu l'as gardée, elle est dans ton profil avec un bouton pour la supprimer. Personne d'autre ne peut la voir.",
    palmLimit:
      "Gratuit ou pendant l'essai : une lecture de main en tout. Avec Premium : autant que tu veux. Un essai raté ne compte pas.",
    deletion:
      'Le compte entier : dans ton profil, Delete Account ; tes lectures, tes conversations et tes photos partent, et l’abonnement s’arrête. Seulement la conversation : « Clear conversation », sous le chat. Ce qui est effacé ne revient pas.',
    birthChange:
      "Dans Profile, Edit Profile : change la date, l'heure ou la ville et enregistre. Ton thème est recalculé aussitôt ; depuis le chat je ne peux pas le modifier.",
    mails:
      "Dans Profile Setup tu peux couper les mails quotidiens, et chacun porte en bas un lien de désinscription en un clic. Ceux de ton compte, comme un code de connexion, continuent d'arriver.",
    privacy:
      "Ta conversation est gardée avec ton compte et aucun autre utilisateur ne peut la voir. C'est un programme qui compose les réponses, donc personne n'a besoin de te lire pour répondre, et tes données ne sont pas vendues. « Clear conversation » efface tout quand tu veux.",
    minors: 'Non : le site est réservé aux plus de 18 ans, et mieux vaut ne pas prêter un compte.',
    real: "Non, je ne suis ni une personne ni un voyant : je suis un programme. La position des planètes est calculée, et les phrases ont été écrites d'avance par des gens. Dis-moi ce qui te trotte en tête et on regarde.",
    price:
      'Premium coûte {price} par mois, après {days} jours gratuits. Sans payer, tu as la guidance du jour, les horoscopes, une lecture de main en aperçu et {questions} questions par jour ici.',
  },
};
