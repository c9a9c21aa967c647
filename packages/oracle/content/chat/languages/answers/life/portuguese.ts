import type { GeneralTopic } from '../topics.ts';

export const PORTUGUESE_LIFE: Readonly<Record<GeneralTopic, string>> = {
  grief:
    'Sinto muito, de verdade. Hoje não há nada para resolver: coma um pouco, durma como der e deixe alguém fazer uma ligação por você. Se quiser, me conte uma coisa pequena dessa pessoa, de um dia comum.',
  petDied:
    'Sinto muito. Quem nunca viveu com um bicho não sabe o espaço que ele ocupa na casa. Guarde a mantinha onde quiser, pelo tempo que quiser, e chore sem se explicar. Como ele se chamava?',
  breakUp:
    'Dói, e não tem atalho. Esta semana é de hora em hora: comer um pouco, dormir perto de alguém, silenciar o perfil e deixar uma amiga de plantão para as noites. Depois das nove não escreva nada; o que você quer dizer amanhã continua sendo verdade.',
  exWrite:
    'Hoje à noite não; amanhã ao meio-dia, se ainda quiser. Escreva nas notas e se pergunte: o que eu espero de volta, e como fico se não vier nada? Se mesmo assim for, curto e sem pedir nada: "Espero que você esteja bem".',
  exBack:
    'Isso eu não consigo ver: se decide na cabeça de outra pessoa. Alguns voltam, a maioria não, e quem paga a espera é você. Viva este mês como se fosse não; se for sim, você não perdeu nada.',
  exNew:
    'Descobrir assim dói duas vezes. Não é um voto contra você. Silencie os dois perfis por um mês, e se alguém próximo te devia essa notícia, diga uma vez: "Eu preferia ter ouvido de você".',
  silent:
    'Silêncio a gente sempre preenche com o pior. Uma mensagem só, curta e leve: "Sumiu, tá tudo bem? Queria te ver esta semana". Depois, celular em outro cômodo. Se em alguns dias não vier nada, isso também é resposta.',
  trust:
    'O que outra pessoa faz eu não vejo, e não vou inventar. Olhe o que você sabe: o que mudou, desde quando, o que você viu com os próprios olhos. Depois, uma pergunta calma, cara a cara e sem armadilha: "Tem uma coisa que não está batendo. Me explica?".',
  likesMe:
    'O que a pessoa sente eu não sei; o que ela faz dá para ver. Bom sinal: procurar você mesmo quando não é prático. Se quiser saber logo, proponha algo pequeno com dia: "Um café no sábado?". A resposta diz mais do que um mês de sinais.',
  fights:
    'Deixe baixar até amanhã e comece pela sua parte: "Não gostei de como falei com você". Depois uma coisa só, com exemplo e sem "sempre": o que houve, o que você sentiu, o que você pede. Ter razão à meia-noite rende pouco.',
  distant:
    'Viver ao lado de alguém e sentir falta dessa pessoa cansa. Peça algo exato, não "mais atenção": "Duas noites por semana são nossas, sem tela. Quais?". O resto deixe. Se vier um sim e em um mês nada mudar, já não é mal-entendido.',
  leave:
    'Não precisa decidir hoje. Escreva o que teria que mudar para você ficar, e se você já disse isso com essas palavras. Se não disse, diga e marque um prazo seu. Se já disse três vezes, você tem quase a resposta toda.',
  commit:
    'Querer coisas diferentes não é falta de amor, mas precisa ser dito sem rodeio: "Eu quero isso. E você, para quando você vê, mesmo que mais ou menos?". Ouça o porquê antes do não. Plano que depois de meses não tem data é resposta.',
  parentsPush:
    'Dá para amar e não obedecer. Diga uma vez, com calma e com limite: "Sei que vocês se preocupam. Quem decide sou eu, e conto quando tiver novidade". Atrás da pressão costuma ter medo; pergunte por ele: "O que vocês mais temem que aconteça?".',
  inLaws:
    'Quem fala primeiro é o seu par, porque a mãe é dele ou dela. Combinem uma frase e usem os dois: "Obrigado, aqui em casa a gente faz assim". E uma regra prática, como avisar antes de vir. Limite funciona porque é repetido.',
  findLove:
    'A data eu não sei, e quem vende isso inventa. O que muda alguma coisa: ver as mesmas pessoas várias vezes, num curso, num time, no mesmo café. Esta semana diga sim a um convite que você normalmente recusaria.',
  firstDate:
    'Nervosismo é normal, a outra pessoa também está. Um lugar com movimento, uma hora e não três, e duas perguntas de verdade: "O que te fez rir esta semana?". Não é prova; você vai ver se gosta.',
  parents:
    'Com pai e mãe a briga costuma ser a mesma com outra roupa. Tente algo exato: "Quando você diz isso na frente de todo mundo, eu me fecho. Fala comigo a sós". E encurte as visitas: uma hora boa vale mais que uma tarde ruim.',
  sibling:
    'Briga entre irmãos dói porque não tem saída de emergência. Deixe passar a noite e mande algo curto sobre a sua parte: "Não gostei de como a gente terminou. Desculpa pelo que eu disse". Sem "mas", e sem pôr a mãe de juíza.',
  inheritance:
    'Quando se divide o que ficou de alguém, cada objeto pesa o dobro. Peça uma pausa e alguém de fora: "Três meses sem decidir nada, e uma avaliação neutra paga por todos". Com seu irmão, um dia, fale da pessoa e não da casa. A parte legal é com advogado.',
  child:
    'Se preocupar assim faz parte. Converse de lado, no carro ou lavando louça, sem cobrança: "Sinto você diferente. Não precisa contar hoje, eu estou aqui". Se por semanas quase não come, não dorme ou não sai, marque com o médico.',
  relativeIll:
    'Ter alguém doente, ainda mais de longe, é viver com o celular na mão. Escolha uma hora fixa para ligar e uma pessoa que te dê notícias. Não precisa de frase grande: "Tô aqui, me conta o que você comeu hoje" já faz companhia.',
  friend:
    'Amizade que esfria dói como término, e ninguém dá os pêsames. Uma mensagem sem cobrança: "Sinto sua falta. Se eu fiz alguma coisa, prefiro saber. Um café esta semana?". Se não vier resposta, você fez a sua parte, e isso ajuda a dormir.',
  friendHurt:
    'Dói mais porque veio de alguém seu. Deixe passar a noite e diga uma vez, a sós: "Isso me machucou, e prefiro te falar a ficar em silêncio". Pergunte o porquê e ouça até o fim. Depois você decide o que ainda conta para essa pessoa; perdoar e voltar a confiar são duas coisas.',
  friendMoney:
    'Dinheiro entre amigos se resolve cedo e com número: "Preciso dos 200 até dia 15. Se não der tudo, quanto e em que dia?". Data é resposta, "logo" não é. E o que você não pode perder, não empreste.',
  lonely:
    'Isso pesa, e não diz nada de ruim sobre você. Comece por algo que se repita: a mesma aula, o mesmo café, na mesma hora; a gente se conhece por repetição. E hoje, uma mensagem para uma pessoa só: "Lembrei de você. Como estão as coisas?".',
  home: 'Antes de explodir, uma regra tão pequena que ninguém discute: "Cada um lava o seu antes de dormir". Diga num dia calmo, não em cima da pia, e dividam tarefas fixas por escrito. Com vizinho é igual: um bilhete gentil com o horário antes da batida na parede.',
  boss: 'Ser tratado assim não faz parte do salário. Hoje à noite anote data, palavras e quem estava; só fatos. Amanhã, a sós: "Quero fazer bem. Me aponte os erros em particular que eu corrijo". Se continuar, leve as anotações ao RH e comece a olhar fora.',
  coworker:
    'Ponha seu nome no trabalho antes que alguém pegue: um e-mail curto com o que foi feito e cópia para quem importa. E uma frase direta, a sós: "Isso saiu de mim e quero que seja dito". No resto, educação e distância.',
  timeOff:
    'Peça os dias com a solução na mão: "Preciso desses cinco dias; a Ana me cobre e eu cubro os dela". Por escrito e cedo. Se for feriado, proponha revezar por ano: desta vez eu, na próxima você.',
  raise:
    'Sim, peça: um pedido bem preparado quase nunca faz mal. Uma folha com três coisas que você fez, quanto valeram e o número que você quer. "Este ano assumi isso e aquilo; quero conversar sobre passar a tanto". Diga o número e fique quieto um instante. Se for não: "O que falta, e até quando?".',
  interview:
    'O medo aparece menos do que você imagina. Prepare três histórias curtas: algo que você resolveu, algo que aprendeu na marra, algo de que tem orgulho. Quase toda pergunta cabe numa delas. Hoje deixe a roupa separada, e amanhã chegue dez minutos antes.',
  offer:
    'Compare uma terça comum, não os cargos: a que horas você sai, com quem trabalha, quanto sobra no fim do mês. Peça dois dias para pensar e faça a pergunta incômoda: "Por que a pessoa anterior saiu?".',
  fired:
    'Isso assusta, e não diz o quanto você vale. Esta semana, três coisas: seus direitos e prazos por escrito, a lista do que pode esperar, e três pessoas para quem dizer que você está procurando ou vai procurar. Se já aconteceu, não assine nada no mesmo dia.',
  jobSearch:
    'Procurar emprego é trabalho sem salário e sem obrigado. Dê horário a isso: duas horas de manhã, duas candidaturas caprichadas, uma mensagem a quem conhece alguém. Quando vem eu não sei; mas gente abre mais portas que site.',
  quit: 'Faça primeiro no papel: gastos do mês, reserva, aviso prévio, o que se perde saindo agora. Depois uma data, e duas candidaturas por semana a partir do emprego que você tem. Sair com algo na mão demora mais e se dorme melhor.',
  burnout:
    'Isso não é preguiça, é puxar há tempo demais. Esta semana tire uma coisa, não acrescente nenhuma: uma reunião, um favor, as horas extras de quinta. E-mail desligado em hora fixa. Se o cansaço ficar mesmo com descanso, fale com seu médico.',
  money:
    'Dívida assusta menos no papel. Uma folha: quanto, para quem, que juros; o mínimo em todas e o que sobrar na mais cara. Amanhã uma ligação: "Não consigo pagar tudo, que parcelamento existe?". Procure também a orientação gratuita da sua cidade.',
  exam: 'Não sumiu: o nervosismo cobre, e volta na frente da questão. Hoje à noite uma hora de resumo ou três exercícios antigos, nada novo. Mochila pronta, jantar e cama. Amanhã comece pela que você sabe, mesmo que seja a última.',
  failed:
    'Reprovar dá raiva e um pouco de vergonha, e não diz que você não serve. Peça para ver o que faltou e treine só isso. Para a direção: uma aula logo antes, naquelas ruas, falando em voz alta o que vê. Marque logo a data; o medo cresce esperando.',
  study:
    'Não escolha a vida inteira, escolha o próximo ano. Fale com duas pessoas que fazem isso e pergunte por uma terça normal. Depois experimente pequeno: uma aula como ouvinte, um curso curto. O que você continua sem ninguém mandar é uma boa pista.',
  sleep:
    'A cabeça faz contas de noite porque de dia você não deixa. Às oito, dez minutos de papel: o que me preocupa e qual é o próximo passo pequeno. Passou vinte minutos acordado? Levante, luz baixa, algo chato. Sem relógio à vista e sem celular.',
  worry:
    'A mente quer resolver tudo de uma vez. Pegue uma preocupação só e escreva o próximo passo, nem que seja "ligar na segunda". As outras têm hora marcada amanhã às seis, quinze minutos. Agora solte o ar mais devagar do que puxa, dez vezes.',
  low: 'Parece uma fase pesada. Não precisa consertar a vida esta semana: um banho, vinte minutos de luz, uma comida quente e uma pessoa a quem dizer "tô mais ou menos". Se passar de duas semanas, conte ao seu médico. O que está pesando mais hoje?',
  confidence:
    'Você compara os seus bastidores com a vitrine dos outros. Anote três coisas que fez este mês e que há um ano não conseguia. A confiança vem depois de fazer: escolha algo pequeno que dê um pouco de medo e faça até sexta.',
  decide:
    'Se fosse claro, você não estaria perguntando. Viva até amanhã como se tivesse dito sim e veja o que alivia e o que falta. Depois um dia como se fosse não. O corpo costuma votar primeiro. Quais são as duas opções?',
  move: 'Ir embora custa mesmo quando a gente quer, e a saudade não quer dizer que foi erro. Faça um teste com data: três meses, e aí você decide. Até lá, um costume antigo na casa nova e um rosto conhecido por semana.',
  holidays:
    'As festas trazem a família e tudo o que ninguém diz. Avise cedo e sem mil razões: "Este ano eu não vou. Sei que vocês vão ficar tristes, por isso estou ligando". Se for passar só, dê um plano à hora mais difícil.',
  glad: 'Que notícia boa! Isso não caiu do céu, foi você. Comemore hoje, antes de pensar no próximo passo, e conte primeiro a quem vai ficar feliz de verdade. Como foi a hora em que você soube?',
  thanks: 'Obrigado a você por contar. Estou aqui quando quiser continuar.',
  hello:
    'Oi, que bom te ver por aqui. Eu sou o Oráculo, um programa: posso olhar seu mapa, o céu de hoje ou o que está na sua cabeça. Por onde a gente começa?',
  pregnant:
    'Ter medo é normal: sua vida acabou de mudar de tamanho. Esta semana só três coisas: contar para uma pessoa de confiança, marcar consulta com médico ou posto de saúde, comer e dormir. Para os pais ou no trabalho, conte quando estiver claro para você: "Estou grávida. Hoje não preciso de conselho, só que você me escute".',
  dream:
    'Sonho não anuncia nada, nem bom nem ruim, diga o livro o que disser. Pergunte duas coisas: o que você sentiu nele, numa palavra, e onde sente exatamente isso acordada ou acordado? A imagem é a fantasia; a palavra quase sempre leva ao assunto.',
  emptyNest:
    'Quando um filho ou uma filha vai embora, a casa soa diferente, e chorar por isso é normal: é sinal de que você fez bem o seu papel. Combinem um ritual pequeno, uma foto na quarta ou uma ligação no domingo, e deixe o resto vir de lá. E ponha algo seu nas horas que antes eram deles.',
  estranged:
    'Dói, e um silêncio assim quase nunca tem uma causa só. Se uma parte de você quer escrever, duas linhas sem cobrança nem explicação: "Penso em você e te amo. Quando quiser conversar, estou aqui". Não fique esperando ao lado do telefone; repita nas datas importantes e deixe a porta fácil de achar.',
  pattern:
    'Quase sempre porque algo nessas pessoas pareceu casa na primeira vez, e desde então seu olho procura isso. Não é culpa sua nem está escrito. Anote as três últimas: o que tinham em comum além do óbvio, e que parte disso fazia bem a você? Da próxima vez, veja duas vezes alguém tranquilo antes de dizer que não tem química.',
  newPet:
    'Antes de se apaixonar, conte: horas sozinho por dia, dinheiro para o veterinário, quem fica com ele quando você viaja e os próximos doze anos. Se os quatro fecham, sim; vai fazer mais bem do que quase tudo que eu diga. Para testar, passeie duas semanas com o cachorro de alguém, com chuva também.',
  moneyAhead:
    'Mapa não mostra valores, e ninguém sabe dizer quando o dinheiro chega. O que mexe nisso: uma folha com o que entra e o que sai, um preço ou salário que você peça para subir este mês, e um valor pequeno guardado no dia do pagamento. Nada de aposta por causa de um trânsito bom.',
  behind:
    'Você não fracassou; está se dando nota por uma lista escrita quando sabia muito menos. Escreva outra ao lado: o que você carregou, por quem esteve presente, o que aprendeu pagando caro. Depois escolha da antiga uma coisa só que ainda queira de verdade, com um primeiro passo até domingo; risque as que eram dos outros.',
  yearAhead:
    'O que vai acontecer ninguém vê; a tradição fala de temas, não de fatos. Faça três listas: o que acabou, o que segue aberto e o que você gostaria. Para cada coisa aberta, um passo com data em janeiro, e uma coisa boa já marcada, com alguém. Qual das três ficou mais longa?',
  drinks:
    'Não é por sua causa, e você não consegue parar por outra pessoa. Fale de manhã, sóbrio, com uma cena e um pedido: "Ontem aconteceu isso e eu tive medo. Quero que você vá ao médico, eu vou junto". E procure apoio para você: há grupos para familiares (Al-Anon). Se houver agressão ou ameaça, primeiro a sua segurança: ligue para a emergência.',
};
