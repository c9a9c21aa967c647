import type { SubjectPhrases } from '../other-language.ts';

export const PORTUGUESE_SUBJECTS: SubjectPhrases = {
  'got-fired|layoff-looming':
    'mandad* embora|fui demitid*|me demitiram|fui despedid*|me mandaram embora|sem trampo|sem emprego|sem trabalho|desempregad*|perdi o emprego|perdi o trampo|perdi meu emprego|levei um pe na bunda do trabalho',
  'job-search|interview|got-rejected|career-direction':
    'procurando emprego|procurando trampo|procuro emprego|arrumar um emprego|arrumar um trampo|mandando curriculo*|vaga de emprego|entrevista',
  'exam|study-focus|choose-study|waiting-results':
    'concurso*|vestibular|enem|reprovei|reprovad*|bombei|rodei na|prova amanha|a prova|as provas|tcc|oab',
  'study-focus|exam|choose-study': 'nao consigo estudar|nao consigo me concentrar',
  'roommate|moving-in':
    'colega de quarto|colega de casa|colega de apartamento|colega de ape|divido apartamento|divido o ape|republica',
  'in-laws':
    'sogr*|cunhad*|minha nora|meu genro|familia dele|familia do meu marido|familia do meu namorado',
  'empty-nest':
    'ninho vazio|filh*+saiu de casa|filh*+sai de casa|filh*+vai embora|casa+vazia+filh*|filh*+foi morar',
  'aging-parent|relative-ill':
    'cuido da minha mae|cuido do meu pai|cuido dos meus pais|cuidando da minha mae|cuidando do meu pai|cuidar da minha mae|cuidar do meu pai|asilo|casa de repouso|alzheimer|demencia',
  'bad-boss|should-quit|burnout-work|raise-best-day|work-review':
    'meu chefe|minha chefe|minha chefa|meu patrao|minha patroa|meu gerente|minha gerente|meu supervisor*|minha supervisora',
  'toxic-coworker|office-social|crush-coworker':
    'colega de trabalho|colegas de trabalho|colega do trampo|no servico',
  'burnout-work|should-quit':
    'odeio meu trabalho|odeio meu emprego|nao aguento mais meu trabalho|nao aguento meu trampo|esgotad* do trabalho',
  'inheritance|sibling-rift': 'heranca|inventario|testamento|herdei',
  'sibling-rift':
    'minha irma nao fala|meu irmao nao fala|briguei com minha irma|briguei com meu irmao|briguei com a minha irma|briguei com o meu irmao',
  'mother-difficult|parents-grown':
    'minha mae me critica|minha mae se mete|minha mae controla|minha mae me controla|mae toxica',
  'teen-fights|child-worry': 'filho adolescente|filha adolescente|meu adolescente',
  'child-worry|parenting-guilt|teen-fights':
    'meu filho nao dorme|minha filha nao dorme|meu filho nao come|minha filha nao come|na creche|na escolinha',
  'money-worry|debt-shame|couple-money':
    'sem dinheiro|sem grana|sem um tostao|endividad*|dividas|nome sujo|boletos|contas atrasadas|no vermelho|cartao estourado',
  'renting|losing-a-home': 'aluguel|a renda da casa|senhorio|proprietario|caucao|imobiliaria',
  'losing-a-home': 'despejo|despejad*',
  'move-city|work-abroad|homesick':
    'me mudar|mudar de cidade|mudar de pais|mudanca de cidade|morar fora|ir embora do brasil|emigrar|imigrar',
  'buy-house':
    'comprar casa|comprar uma casa|comprar um ape|comprar apartamento|financiamento da casa',
  'driving-test':
    'carteira de motorista|cnh|tirar a carta|auto escola|autoescola|exame de conducao|carta de conducao|prova do detran',
  'start-business|business-slow|close-business':
    'abrir um negocio|meu negocio|abrir meu|abrir minha|empreender|minha loja',
  'friend-trouble|friend-betrayed|friend-breakup|left-out|one-sided-friend':
    'minha melhor amiga|meu melhor amigo|minha amiga me|meu amigo me|meus amigos nao|minhas amigas',
  'lonely|make-friends|lonely-new-city':
    'nao tenho amigos|nao tenho ninguem|me sinto sozinh*|me sinto so',
  'get-over-ex|ex-moved-on':
    'esquecer meu ex|esquecer minha ex|esquecer o meu ex|superar meu ex|superar minha ex|esquecer ele|esquecer ela',
  'does-x-like-me|make-a-move|mixed-signals|crush-coworker':
    'sera que ele gosta|sera que ela gosta|ele gosta de mim|ela gosta de mim|meu crush|minha crush|to a fim de|estou a fim de|afim de um|afim de uma',
  'divorce|coparenting':
    'divorcio|divorciar*|guarda das criancas|guarda compartilhada|pensao alimenticia',
  'stressed-busy|burnout-work': 'nao dou conta|sobrecarregad*|estressad*|correria',
};
