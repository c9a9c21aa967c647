/** French words that tell of harm, in English: for the classifier alone. */
export const FRENCH_DANGER = `
die: mourir|meure|crever; lol so: mort de rire|morte de rire|je meurs de|meurs de|mourir de honte; dead: mort|morte|morts; death: la mort
suicide: suicid*; kill: tuer|tue|tuent; kill myself: me tuer|me foutre en l air|se foutent en l air|mettre fin a mes jours|en finir
kill me: me tue|me tuer si; murder: assassin*|meurtr*; live: vivre; exist: exister; wake up: reveill*|me reveiller; sleep: dormir|dors|endorm*
disappear: disparai*|disparu*; end: finir|fini|arrete|arreter; stops: s arrete; pills: cachet*|comprime*|pilule*|somnifere*|medicament*
box: boite; bottle: bouteille|flacon; swallowed: aval*; took: pris|avale; overdose: surdose|overdose; rope: corde; hang: pend*
knife: couteau*|canif; blade: lame*|rasoir*; gun: pistolet|arme|armes|flingue|fusil; shoot: tirer sur; bridge: pont|viaduc; roof: toit
balcony: balcon|rambarde; window: fenetre; train tracks: rails|voie ferree; train: train; jump: saut*|jeter; tree: platane|arbre; cut: coup*|taillad*
cut myself: me coupe|me taillade|me scarifie|scarifi*; burn: brul*; blood: sang; bleeding: saign*; wrists: poignets|veines; arms: bras; thighs: cuisses
goodbye: adieu|adieux|au revoir a tous; letter: lettre|lettres|ecrit a tout le monde; planned: prevu|planifi*; decided: decid*; date: date|fixe; ready: pret|prete|prepar*
burden: boulet|fardeau|poids|de trop; tired: fatigu*|epuis*|marre; cannot anymore: n en peux plus|en peux plus|au bout du rouleau|a bout; what is the point: a quoi bon
pain: douleur*|mal; suffer: souffr*; empty: vide; alone: seul|seule; hits: frapp*|tape|cogn*|bat; hits me: me frappe|me tape|me bat|m a frappe|m a tape
belt: ceinture; push: pouss*; choke: etrangl*|serre ma gorge|serre la gorge; throat: gorge; neck: cou; slap: gifl*|claque; bruises: bleus|hematome*; black eye: oeil au beurre noir|cocard
broke: casse; locked: enferm*; key: cle|cles|clef; phone: telephone|portable|tel; passport: passeport; papers: papiers; permission: permission
watches: surveill*|espionn*; follows: me suit|suit depuis|suis partout; threat: menac*; forces: forc*|oblig*; rape: viol*; touch: touch*|attouch*|tripot*
bed: lit; bedroom: chambre; stepfather: beau-pere|beau pere|beaupere; uncle: oncle; grandfather: papy|grand pere; teacher: prof; photos: photos; naked: nu|nue|nus
secret: secret; scared: peur; hide: cach*; cry: pleur*; shout: cri|crie|crier|hurl*; drunk: ivre|bourre|soul; drinks: boit|bois; drink: boire|alcool
drug: drogu*; spiked drink: dans le verre|dans mon verre; fever: fievre|brulant; chest: poitrine; heart: coeur; breathe: respir*; faint: evanoui*|malaise; lips: levres; blue: bleu|bleues
floppy: mou|molle; spots: taches|boutons; pregnant: enceinte; does not move: bouge plus|plus rien bouger; baby: bebe; child: enfant|petit|petite; children: enfants|petits
kilos: kilos; vomit: vomir|vomi*; eat: manger|mange; fast: jeun*; thin: maigr*; fat: gros|grosse|enorme; bones: os; revenge: veng*; pay for it: payer|vont payer
fire: feu|incendi*; poison: poison|empoisonn*|mort aux rats; drown: noy*; bat: batte; voices: voix; tells me: me dit|me disent; orders: ordonn*; fly: voler; replaced: remplac*
chosen: elu|elue; marry: marier|mariage force; stairs: escalier*; shake: secou*; hospital: hopital; customers: clients; harass: harcel*; blackmail: chantage; trapped: piege*|coinc*
is moving away: fils part|fille part|part vivre|part etudier|part loin|part a|part en|demenage; want another town: marre de vivre a|marre de vivre dans|marre de vivre avec|marre de vivre chez; useless: sert a rien|inutil*; nobody: personne; notice: remarqu*; miss: manquerai*; join: rejoindre; alive: en vie; life: vie; crooked: tordu*|de travers; falls: tombe; sleepy: endormi
`;
