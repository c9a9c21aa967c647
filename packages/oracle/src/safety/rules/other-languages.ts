import type { CrisisTopic } from '../topics.ts';
import { phrasePattern } from './phrase-pattern.ts';

/** Crisis phrases of other languages, without diacritics, as normalised text has them. */
const OTHER_LANGUAGE_PATTERNS = {
  suicide: [
    '(?:einschlafen|schlafen) und (?:nicht|nie|niemals) (?:mehr |wieder )?aufwachen|(?:dormir(?:me)?|acostarme) y no (?:volver a )?despertar(?:me)?|adormecer e nao acordar|addormentarmi e non svegliarmi',
    'no (?:le )?veo (?:mas )?sentido a seguir (?:respirando|viviendo|viva|vivo)|descans[oa]r? para siempre|(?:force|courage) de (?:rester en vie|vivre)|(?:dormir|fermer les yeux) et ne plus (?:jamais )?(?:me reveiller|ouvrir les yeux)|fur immer (?:aufhort|schlafen|einschlafen)|nunca mais acordar|nao (?:quero|queria) (?:mais )?acordar|(?:a|di) stare al mondo|chiudere gli occhi per sempre|jeene ki (?:koi )?wajah nahi|ab (?:aur )?jeena nahi',
    '(?:pastillas|cachets|tabletten|remedios|comprimidos|pastiglie|pillole|goliya[a-z]*)\\b[a-z ,]{0,25}(?:contad[ao]s|il y en a assez|liegen (?:schon )?bereit|falta (?:solo |so )?(?:el valor|a coragem)|manca (?:solo )?il coraggio)|(?:separei|junte|guarde|conte|ai compte|habe gesammelt|messo da parte)\\b[a-z ,]{0,20}(?:pastillas|cachets|tabletten|remedios|comprimidos|pastiglie|pillole)(?! (?:para|pour|fur|per) (?:la |le |die )?(?:gripe|alergia|rhume|reise|viaggio))',
    '(?:desearia|ojala|quisiera) (?:estar |haber )?muert[oa]|pienso en (?:no despertar|la muerte|morir)|(?:estarian|estaran) mejor sin mi|quiero desaparecer(?: para siempre)?$|no voy a estar (?:mas )?aqui|tengo las pastillas|no (?:vale|merece) la pena vivir',
    'pense a (?:la mort tout|sauter|mourir)|(?:mieux|tranquilles) sans moi|dormir pour toujours|voudrais etre morte?|(?:n en peux plus|en ai assez) de (?:vivre|la vie)|la vie (?:ne )?vaut (?:plus|pas) (?:la peine|le coup)|disparaitre pour toujours',
    'wunschte ich (?:ware|wuerde) (?:tot|nie geboren)|ware (?:ich )?(?:lieber |am liebsten )?tot|schluss machen mit (?:dem|meinem) leben|(?:allen|alle|euch) (?:geht es |ginge es |gehts )?besser ohne mich|ohne mich (?:geht es|ginge es|geht s|waren) (?:allen |alle |euch )?besser|tabletten gesammelt|will (?:nie mehr|nicht mehr) aufwachen|mein leben (?:beenden|nehmen)|leben beenden',
    'nao quero viver|(?:queria|quero) estar mort[oa]|melhor sem mim|quero (?:sumir|desaparecer)(?: para sempre)?$|dormir (?:para sempre|e nao acordar)|nao vejo (?:mais )?sentido (?:na vida|em viver)',
    'non voglio (?:piu )?vivere|deciso di (?:uccidermi|morire|farla finita)|(?:starebbero|stareste|sarebbero) meglio senza di me|senza di me (?:starebbero|sarebbero|stareste) meglio|dormire e non svegliarmi|vorrei essere mort[oa]|vita non ha piu senso',
    '(?:aur|ab aur) nahi (?:jeena|jina) chaht[ai]|zindagi (?:mein|me) kuch nahi|bas khatam karna hai|ayoko na(?:ng)? mabuhay',

    // Spanish
    'no quiero (?:seguir )?(?:viv[a-z]+|despertar|estar (?:viv[ao]|aqui mas))|(?:quiero|deseo|pienso|voy a|quisiera|gustaria) (?:en )?(?:morir[a-z]*|matarme|suicidar[a-z]*|quitarme la vida|acabar con (?:mi vida|todo)|dejar de vivir|desaparecer para siempre)|no (?:hubiera|haber) nacido|me (?:quiero|voy a) (?:matar|morir|suicidar)|(?<!(?:quiere|va a|con|amenaza|puede) )matarme|(?:suicidarme|suicidio|quitarme la vida)|cansad[oa] de vivir|(?:mejor|bien) sin mi$|(?:no tengo|sin|perdi las|no me quedan) ganas de (?:vivir|seguir viviendo)|(?:sentido|gusto) a (?:vivir|la vida)',
    // French
    '(?:veux|voudrais|envie de|vais|pense a|aimerais) (?:mourir|me tuer|me suicider|en finir|mettre fin a (?:mes jours|ma vie))|envie d en finir|en finir avec (?:la vie|ma vie)|(?:ne )?veux plus (?:vivre|exister|etre la|me reveiller)|me suicider|mettre fin a mes jours|plus (?:envie|la force|le gout) de vivre|(?<!(?:va|veut|menace de|vont|essaie de) )me tuer|pense au suicide|partir pour toujours',
    // German
    '(?:will|mochte|moechte|wollte|konnte) (?:nur |einfach |am liebsten |jetzt )*(?:sterben|tot sein|nicht mehr (?:leben|da sein|aufwachen|existieren)|mich umbringen|mir das leben nehmen)|(?:mich|mir) (?:selbst )?(?:umbringen|umzubringen|das leben (?:zu )?nehmen|erhangen)|selbstmord[a-z]*|suizid[a-z]*|nicht mehr leben|lebensmude|keinen sinn mehr(?: im leben)?|bringe? mich(?: um)?(?: heute| jetzt| gleich| bald)?<end>|keine (?:lust|kraft) mehr zu leben|abschiedsbrief',
    // Portuguese
    'nao (?:quero|aguento) mais (?:viver|existir|estar vi[vo]a?)|(?:quero|vou|penso em|pensando em|vontade de|queria) (?:morrer|me matar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:tudo|(?:a )?minha vida)|sumir para sempre)|(?<!(?:vai|quer|ameaca|ameacou|ameacando|vao) )me matar|tirar (?:a )?minha vida|suicidio|cansad[oa] de viver|(?:nao tenho|sem) (?:mais )?vontade de viver|queria morrer',
    // Italian
    'mi (?:voglio|vorrei) (?:solo )?(?:uccidere|ammazzare|suicidare)|(?:voglio|vorrei|penso (?:di|a)|pensando (?:di|a)|voglia di) (?:solo )?(?:morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|non esistere|sparire per sempre)|non voglio piu (?:vivere|esistere|svegliarmi)|farla finita|togliermi la vita|suicidi[oa]|stanc[oa] di vivere|non ho (?:piu )?voglia di vivere',
    // Hindi in Latin letters
    '(?:mar|marna|marne|mar jana|mar jaana|mar jau|khatam) (?:hi )?(?:chaht[aie]|hai mujhe|chahu|jana chaht[ai]|karna chaht[ai]|ja(?:ana|na) hai)|(?:mujhe|main) (?:ab )?(?:marna|mar jana|mar jaana) (?:hai|chaht[ai])|(?:jeen[ae]|jine|jina|zinda rehna|zindagi)\\b[a-z ]{0,15}(?:nahi|nahin|nhi) (?:hai|chaht[ai]|chahiye|kar[a-z]*|raha|lagta)|jeene ka mann nahi|khudkh?ushi|aatm ?hatya|(?:khud|apne aap) ko (?:khatam|maar)',
    // Dutch, Polish, Swedish, Turkish, Tagalog: the plainest words only
    'ik wil (?:dood|niet meer leven|er niet meer zijn)|zelfmoord|chce (?:umrzec|sie zabic)|(?:jag|jeg) vill? (?:do|inte leva)|olmek istiyorum|intihar|gusto ko na(?:ng)? mamatay|haluan kuolla|cansei de viver|(?:cansad[oa]|hart[oa]) de vivir|stanc[oa] di vivere',
  ],
  'self-harm': [
    'verbrenne mich|nehme ich die klinge|me corte de nuevo|me suis coupee?|mi sono tagliat[oa]|haath kaat',

    'me (?:corto|estoy cortando|hago dano)|hacerme dano|je me (?:coupe|scarifie|mutile|fais du mal)|(?:ritze|schneide|verletze) (?:ich )?mich|mich (?:selbst )?(?:ritzen|verletzen)|me (?:machuco|machucar) de proposito|quero me machucar|mi (?:taglio|faccio del male)|farmi del male|khud ko (?:kaat|chot)[a-z]*',
  ],
  'someone-else-at-risk': [
    'mi (?:amig[oa]|herman[oa]|hij[oa]|novi[oa]|espos[oa])[a-z ]{0,20}(?:suicidarse|matarse|quitarse la vida|quiere morir)|(?:mon|ma) (?:ami|amie|frere|soeur|fille|fils|mari)[a-z ]{0,20}(?:se suicider|se tuer|veut mourir)|meine?[a-z]* (?:freund|freundin|bruder|schwester|tochter|sohn|mann|frau)[a-z ]{0,20}(?:sich umbringen|sich das leben|sterben will|will sterben)|(?:meu|minha) [a-z]+ quer (?:se matar|morrer)|(?:mi[oa]|il mio|la mia) [a-z]+ vuole (?:uccidersi|morire|suicidarsi|farla finita)',
  ],
  abuse: [
    '(?:me )?(?:apreto|apretaba|agarro|agarra|aperto|apertou|segurou) (?:el cuello|del cuello|por el cuello|meu pescoco|pelo pescoco|o meu pescoco)|me (?:ahorco|estrangulo|estrangulou|esganou|enforcou|asfixio)|(?:m a|me) (?:etranglee?|serre (?:le cou|la gorge)|prise? a la gorge)|(?:hat|hatte) mich (?:gewurgt|am hals gepackt)|mich gewurgt|mi ha (?:strangolat[oa]|stretto (?:il collo|la gola)|preso per (?:il collo|la gola))',
    '(?:me da|tengo) miedo (?:de |a )?(?:el|mi (?:pareja|marido|novio|esposo|padre))|no me deja salir(?! (?:con mi novi[oa]|con mis amig[oa]s|hasta|de fiesta|a (?:la fiesta|bailar)|los (?:viernes|sabados)|el (?:viernes|sabado|finde)))|me pega otra vez|peur de lui|(?:me )?etrangle|me (?:crie dessus et )?(?:pousse|gifle)|(?<!keine |nicht )angst vor (?:ihm|zu ?hause|meinem)|(?:mann|freund|vater|er) (?:droht|schubst|tritt) (?:mir|mich)|medo dele|me enforcou|me empurra|paura di lui|mani addosso|non mi lascia uscire|maarte hain|dhamkata hai',

    '(?:marido|esposo|novio|pareja|padre|ex|el) (?:siempre )?me (?:pega|golpea|maltrata|amenaza|viola|ahorca)|miedo (?:de|a) (?:mi (?:marido|esposo|novio|pareja)|volver a casa)|(?:mari|copain|conjoint|pere|il|ex) (?:me (?:frappe|bat|menace|viole|tape)|m etrangle)|peur de (?:mon (?:mari|copain)|rentrer)|(?:mann|freund|vater|er) (?:schlagt|wurgt|bedroht|verprugelt|vergewaltigt) mich|(?<!keine |nicht )angst vor (?:meinem (?:mann|freund|vater)|ihm)|(?:marido|namorado|ele|pai) me (?:bate|agride|ameaca|estupra|enforca|espanca)|medo do meu (?:marido|namorado|pai)|(?:marito|ragazzo|compagno|padre|lui) mi (?:picchia|minaccia|violenta|strangola|mena)|paura di (?:mio (?:marito|padre)|tornare a casa)|(?:pati|husband|papa)[a-z ]{0,8}mujhe (?:maart?a|marta|peet?ta|dhamki)',
  ],
  'violence-from-others': [
    'abusaron de mi|me (?:siguen|persigue|acosa)|(?:il|on|quelqu un) me suit|me harcele|verfolgt mich|wurde (?:uberfallen|verfolgt|bedroht)|(?:me persegue|esta me seguindo)|un uomo mi segue|mi (?:perseguita|seguono)',

    'me (?:violaron|han violado)|amenazan de muerte|(?:ai ete|m a) violee|menace de mort|wurde vergewaltigt|(?:fui|sido) estuprada|ameac[a-z]+ de morte|stata violentata|minacci[a-z]+ di morte',
  ],
  'medical-emergency': [
    'se ha desmayado|no (?:se )?despierta|ne se reveille pas|s est evanoui|wacht nicht auf|ganz blau|esta inconsciente|desmaiou|remedios demais|svenut[oa]|non si sveglia',

    'no puedo respirar|(?:duele|dolor)[a-z ]{0,8} (?:el|en el) pecho|no respira|demasiadas pastillas|mal a la poitrine|(?:peux|arrive) (?:plus|pas)(?: a)? respirer|respire (?:plus|pas)|trop de medicaments|brustschmerz[a-z]*|(?:keine|bekomme keine) luft|atmet nicht|zu viele tabletten|bewusstlos|dor no peito|(?:nao consigo|nao consegue) respirar|(?:muitos|demais) comprimidos|dolore al petto|non (?:riesco a )?respira(?:re)?|troppe (?:pastiglie|pillole)|saans nahi aa|seene mein (?:bahut )?dard|behosh',
  ],
  psychosis: [
    'voces me (?:ordenan|dicen)|voix me (?:disent|ordonnent)|lesen meine gedanken|stimmen (?:sagen|befehlen)|vozes (?:me )?mandam|voci mi (?:dicono|ordinano)|(?:me )?leen (?:los|mis) pensamientos|lisent mes pensees',

    '(?:escucho|oigo) voces|entends des voix|hore stimmen|(?:ouco|escuto) vozes|sento (?:le |delle )?voci',
  ],
  'harm-to-others': [
    '(?:quiero|voy a) matar(?:lo|la|los)|(?:vou|quero) (?:matar (?:ele|ela)|mata l[oa])|(?:quiero|voy a) (?:matar|envenenar|apunalar) a|(?:veux|vais) (?:tuer|poignarder|empoisonner) (?:mon|ma|mes|le|la|quelqu)|(?:will|werde) (?:ihn|sie|meinen?[a-z]* [a-z]+|jemanden) (?:umbringen|toten|erstechen|vergiften)|(?:quero|vou) matar (?:meu|minha|alguem|ele|ela)|(?:voglio|sto per) (?:uccidere|ammazzare|accoltellare) (?:il|la|mi[oa]|qualcuno|lui|lei)',
  ],
  'child-safety': [
    '(?:tengo|tenho) (?:[5-9]|1[0-7]) anos\\b[a-z ,]*(?:me (?:toca|pega|bate)|mi cuarto|meu quarto)|j ai (?:[5-9]|1[0-7]) ans\\b[a-z ,]*(?:me (?:touche|frappe)|mon lit)|ich bin (?:[5-9]|1[0-7])\\b[a-z ,]*(?:fasst mich an|schlagt mich|mein zimmer)|ho (?:[5-9]|1[0-7]) anni\\b[a-z ,]*(?:mi (?:tocca|picchia)|mia camera)',
  ],
  eating: [
    'no como (?:y vomito|desde)|saute tous les repas|esse (?:seit tagen )?nichts(?: mehr)?(?: seit tagen)?$|parei de comer|smesso di mangiare|vomito (?:todo|siempre|sempre)|nach jedem essen (?:kotze|erbreche)',

    'me fais vomir|vomito despues de comer|vomito depois de comer|vomito dopo|kotze nach dem essen|ne mange plus|anorexi[a-z]*',
  ],
} as const satisfies Record<CrisisTopic, readonly string[]>;

export function otherLanguagePatterns(topic: CrisisTopic): RegExp[] {
  return OTHER_LANGUAGE_PATTERNS[topic].map(phrasePattern);
}
