import type { Situation } from '../topics.ts';

export const PORTUGUESE_SITUATIONS: Readonly<Record<Situation, string>> = {
  kids: 'Não existe meio filho, então é melhor falar claro e cedo. Cada um diz o seu uma vez, sem convencer: "Eu quero isso. O seu é um não por agora ou um não pra sempre?". E escutem o porquê. Se for pra sempre, esperar o outro mudar custa anos e mágoa. Saber dói, mas deixa você escolher.',
  hidden:
    'Depois de tanto tempo, é justo perguntar. Uma vez, com calma: "Me dói que os seus não me conheçam. O que te segura, e quando você me apresenta?". Pode ser medo, a família ou outra coisa; daqui eu não vejo. Repare numa coisa só: se vem uma data, e se ela é cumprida.',
  taken:
    'Enquanto a pessoa tiver alguém, leve como um não. O que você sente não é errado; o que machuca é ficar no banco de reserva. Diminua a dose: menos conversa a sós e nada de consolar as brigas deles. Se rolar flerte, diga leve: "Você tem alguém. Se isso mudar, me chama". Quem quer de verdade sabe o que fazer.',
  tellThem:
    'Fale, mas pequeno e sem cobrar resposta: "Eu gosto de você, e não só como amizade. Não precisa responder hoje". Ao vivo, numa caminhada, não à meia-noite por mensagem. Pode vir um não, e dói umas semanas; calar costuma doer mais. Se a pessoa vai embora, melhor antes do que depois.',
  afterCheating:
    'Você não precisa decidir hoje nem perdoar com data marcada. Pode dar certo se houver três coisas: assumir sem desculpas, a outra história ter acabado mesmo, e atitudes durante meses, não promessas. Pergunte se com isso você voltaria a dormir em paz. Se a resposta for não, ir embora não é fracasso.',
  farParents:
    'A culpa de estar longe pesa, e não prova que você errou em ir. Se tem choro, é saudade, não acusação. Combine algo fixo: a mesma ligação no domingo, uma foto por dia e a data da próxima visita dita em voz alta. Saber quando você vem consola mais do que ouvir desculpa.',
  goBack:
    'Compare uma terça qualquer lá e aqui, não um domingo bonito: trabalho, dinheiro, gente, e o que pesa em silêncio. Volte se lá tem uma vida esperando, e não só saudade; fique se a sua já está aqui. Se der, experimente um mês. E marque data pra decidir: ficar no meio cansa mais do que qualquer uma das duas.',
  supportFamily:
    'Ajudar os seus não é ficar no zero. Separe primeiro o seu: aluguel, comida, dívidas e uma reserva pequena. Depois um valor fixo, dito antes que peçam: "Posso dar isso, todo dia primeiro. Mais que isso não tem este mês". Nas primeiras semanas vão reclamar. Se você afundar, afunda todo mundo.',
  neighbors:
    'Primeiro um bilhete ou uma batida na porta numa hora calma, sem cobrança: "Talvez vocês não saibam, mas dá pra ouvir tudo. Dá pra abaixar depois das dez?". Se continuar, anote dias e horários por duas semanas e leve ao síndico ou ao dono. Enquanto isso, protetor de ouvido e outro quarto: seu sono não pode esperar.',
  raiseRefused:
    'Fale primeiro, e procure ao mesmo tempo: uma coisa não impede a outra. Peça quinze minutos e leve uma página: o que você faz, o que foi combinado e o seu número. "Quero retomar o meu aumento. O que falta, e pra quando?" Peça a resposta por escrito. Um sim sem data não é aumento, e saber quanto pagam lá fora te dá chão.',
  reachable:
    'Seu tempo livre é seu, e não precisa de briga pra isso. Responda no seu horário, sempre igual, e diga uma vez: "Fora do expediente eu não vejo mensagem; se for urgente mesmo, me ligue". Desligue os avisos do trabalho. Se vier cobrança, guarde as mensagens: em muitos lugares existem regras sobre isso.',
  dropOut:
    'Antes de decidir, separe três coisas: é o curso, o lugar ou o cansaço? Pergunte esta semana se dá pra trancar um semestre ou mudar de curso. Se falta pouco, terminar costuma sair mais barato; se falta muito, não. E pra quem paga, conte com um plano: "Isso não é pra mim. Quero fazer isto, e vai ser assim".',
  tellDebt:
    'Conte antes que apareça numa carta: o que mais dói costuma ser o segredo. Num momento calmo, o valor inteiro primeiro e o plano logo atrás: "Devo tanto. Tive vergonha de contar. Isto aqui eu já comecei a pagar". Sem desculpas na primeira frase. Vai ser uma noite difícil, e depois você não carrega mais sozinha ou sozinho.',
  jobOrLove:
    'Ainda não escolha entre o amor e o trabalho: vejam primeiro se precisa mesmo escolher. Pergunte o que segura a outra pessoa e escute: o emprego, a família, medo? Depois façam um teste com data: três meses à distância, visitas marcadas, e aí decidem. E uma pergunta pra você: qual das duas renúncias ainda pesaria daqui a cinco anos?',
  grownChild:
    'Gritar não muda nada, e continuar assim também não. Façam um acordo de adultos, por escrito: o que contribui, o que faz em casa e alguma coisa fora todo dia, com data pra rever. "Quero você aqui, mas não desse jeito." Pare de lavar a roupa e de pagar os extras. Se houver isolamento ou noites sem dormir, vale um médico.',
  atParents:
    'Morar com os pais nessa idade é o preço do aluguel, não é fracasso. O que cansa é continuar no papel de antes. Mude com atitudes: uma conta que você paga, dois jantares que você faz, uma porta em que se bate. E dê número e data pra sua saída, mesmo longe: quanto guardar por mês, e até quando.',
  oneSided:
    'Se só aparece quando precisa, não é você que pede demais. Experimente um mês sem chamar primeiro e sem resolver nada, e veja o que vem. E diga uma vez, sem cobrança: "Gosto de te ajudar, e também queria que você perguntasse como eu estou". Quem gosta de você corrige. Quem não, deixa tempo pra outras pessoas.',
  motherCalls:
    'É amor ou medo, mas o ritmo quem põe pode ser você. Dê algo fixo em vez de bronca: "Eu ligo terça e domingo às sete. Se outro dia eu não atender, está tudo bem". E cumpra. Se ela ficar ofendida, não discuta: "Sei que te chateia. A gente se fala na terça". Com as semanas costuma aliviar.',
  careAlone:
    'O que você faz é trabalho, e hoje faz por todos. Não peça "ajuda": divida. Uma folha com tarefas, horas e custos, e uma ligação com os irmãos: "Não dou mais conta de tudo. Quem fica com os sábados, quem com os papéis, quem põe dinheiro?". Quem mora longe pode pagar. E procure que apoio existe pra cuidadores onde você vive.',
  movesIn:
    'Isso se decide a dois, e ainda dá pra conversar. Hoje, a sós e sem falar mal de ninguém: "A gente não decidiu isso junto. Antes quero falar de quanto tempo, qual quarto, quais gastos, e o que fazer se não der certo". Peça um teste com data pra acabar. O seu "ainda não" vale tanto quanto o sim.',
  schoolRefusal:
    'Quase sempre tem algo bem concreto por trás: outra criança, a professora, o banheiro, o barulho, se separar de você. Pergunte pequeno e de lado: "Qual é a pior hora? Quem senta do seu lado?". Fale com a escola esta semana. De manhã, um tchau curto e sempre igual. Se durar semanas ou doer a barriga, fale também com o pediatra.',
  pregnantAtWork:
    'Você não precisa contar amanhã. Primeiro veja o que te protege onde você mora, também na experiência: um sindicato ou uma assessoria diz de graça. Depois, curto e a sós: "Estou grávida, nasce em tal mês. Quero deixar meu trabalho bem organizado até lá". E mande também por escrito.',
};
