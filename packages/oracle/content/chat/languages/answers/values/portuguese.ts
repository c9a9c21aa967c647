import type { ValueWords } from '../language-answers.ts';

export const PORTUGUESE_VALUES: ValueWords = {
  signs: `
    Áries: aries = impulso, franqueza e pressa
    Touro: touro = calma, constância e gosto pelo que é bom
    Gêmeos: gemeos = curiosidade, conversa e mudança de assunto
    Câncer: cancer = carinho, memória e apego à casa
    Leão: leao = calor, orgulho e vontade de ser visto
    Virgem: virgem = cuidado, utilidade e olho para o detalhe
    Libra: libra|balanca = tato, equilíbrio e dúvida antes de escolher
    Escorpião: escorpiao = intensidade, lealdade e segredos bem guardados
    Sagitário: sagitario = vontade de mundo, humor e verdades sem filtro
    Capricórnio: capricornio = paciência, trabalho e pouca reclamação
    Aquário: aquario = ideias próprias, distância e amizade
    Peixes: peixes = sensibilidade, imaginação e limites suaves`,
  months: `
    janeiro: janeiro
    fevereiro: fevereiro
    março: marco
    abril: abril
    maio: maio
    junho: junho
    julho: julho
    agosto: agosto
    setembro: setembro
    outubro: outubro
    novembro: novembro
    dezembro: dezembro`,
  weekdays: 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado',
  day: '{weekday}, {day} de {month}',
  bareDay: '{day} de {month}',
  year: ' de {year}',
  and: 'e|e também',
  asks: {
    fullMoon: 'lua cheia - afeta|influencia*|ritual*|significa',
    newMoon: 'lua nova - afeta|influencia*|ritual*|significa',
    mercury: 'mercurio + retro*',
    moonSign: 'signo lunar|minha lua|lua natal|lua em que signo - mel',
    rising: 'ascendente - significa|nao sei|nao lembra|hora|namorado|namorada',
    venusSign: 'minha venus|meu venus|signo de venus',
    sunSign: 'meu signo|que signo sou|qual signo sou|sou de que signo|signo solar|signo eu sou',
  },
  pairAsked: 'compativ*|combina*|dao certo|da certo|junto*|casal|amor|funciona*|se dao',
  signAsked: 'signo|zodiaco',
  fullMoon:
    'A próxima lua cheia é {date}, às {time}, em {sign}. A tradição vê nela um momento de fechar: o que vinha crescendo aparece inteiro.',
  newMoon:
    'A próxima lua nova é {date}, às {time}, em {sign}. Ela é ligada a começos pequenos, daqueles que cabem em um mês.',
  mercuryBack:
    'Sim, Mercúrio está retrógrado até {bare}. Isso é ligado a mensagem mal entendida e aparelho teimoso: releia antes de mandar e siga a vida.',
  mercuryAhead:
    'Não. Mercúrio está andando para a frente e só fica retrógrado de novo em {bare}. O que deu errado agora não foi culpa dele.',
  signOfDate: '{date} é {sign}: {trait}.',
  borderDate:
    '{date} é dia de fronteira: {sign} ou {other}, conforme o ano e a hora. Me diga o ano e eu digo mais.',
  sunSign: 'Seu Sol está em {sign}: {trait}.',
  moonSign:
    'Sua Lua está em {sign}: {trait}. Ela é lida para o que te acalma e para como você é quando ninguém está olhando.',
  rising:
    'Seu ascendente é {sign}: {trait}. Ele é lido para a primeira impressão que você passa e para o seu jeito de começar as coisas.',
  venusSign:
    'Sua Vênus está em {sign}: {trait}. Ela é lida para o seu jeito de amar e do que você gosta.',
  noBirth:
    'Para isso eu preciso da sua data de nascimento. Coloque no seu perfil (Profile, Edit Profile), ou escreva aqui com a hora e a cidade.',
  noHour:
    'Para isso eu preciso da hora e da cidade do seu nascimento: só com o dia não dá. A hora está na certidão; depois é só colocar no perfil.',
  pair: '{a} e {b}: {line} Isso é o que dizem os signos; as pessoas, quem conhece é você.',
  apart: [
    'vocês se entendem sem explicar e batem de frente justo no que têm igual.',
    'são vizinhos no zodíaco, com pouco em comum no começo. Dá certo quando o diferente desperta curiosidade.',
    'é fácil: a conversa flui e um anima o outro. Às vezes falta alguém que decida.',
    'tem atrito e costuma ter atração. Os dois querem ir na frente, então combinem quem cede em quê.',
    'mesmo elemento, vocês logo se sentem em casa. O risco é acomodar e não falar do que é difícil.',
    'vocês falam línguas diferentes e precisam se explicar muito. Com paciência e humor, vai.',
    'são opostos, cada um tem o que falta no outro. Atrai muito, e cansa quando um quer mudar o outro.',
  ],
};
