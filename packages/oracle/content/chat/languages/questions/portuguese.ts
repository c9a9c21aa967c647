import { PORTUGUESE_EVERYDAY } from './everyday/portuguese.ts';
import type { QuestionTable } from './question-table.ts';
import { PORTUGUESE_TOLD } from './told/portuguese.ts';

export const PORTUGUESE_QUESTIONS: QuestionTable = {
  opening: 'Você quer saber {asked}.',
  inEnglish: 'Por enquanto respondo em inglês:',
  and: 'e',
  he: 'ele|dele|namorado|cara|homem|menino|boy|um amigo|rapaz',
  she: 'ela|dela|namorada|mulher|menina|uma amiga|mina|moca|rapariga',
  everyday: PORTUGUESE_EVERYDAY,
  told: PORTUGUESE_TOLD,
  entries: `
dead-ok: Sinto muito pela sua perda.
  morreu|faleceu|falecid*|partiu + esta bem|em paz|me ve|cuida de mim|onde ele esta|onde ela esta
sign-from-dead: Você sonhou com alguém que já se foi, e eu sinto muito.
  sonhei|sonho|sonhar|sonhando + morreu|faleceu|falecid*|mort*|avo|vovo - dente*
pet-died: Sinto muito pelo seu bichinho.
  cachorr*|gat*|cao|cadela|coelho|pet + morreu|faleceu|perdi|se foi|eutanasia|sacrific*
grandparent-died: Sinto muito pela sua perda.
  avo|vovo|vo + morreu|faleceu|perdi
parent-died: Sinto muito pela sua perda.
  mae|pai + morreu|faleceu|perdi minha|perdi meu|se foi
partner-died: Sinto muito pela sua perda.
  marido|esposa|esposo|namorad*|mulher + morreu|faleceu
child-lost: Sinto muitíssimo.
  perdi meu bebe|perdi o bebe|aborto espontaneo|aborto espontaneo
friend-died: Sinto muito pela sua perda.
  amig* + morreu|faleceu
someone-died: Sinto muito pela sua perda.
  morreu|faleceu - celular|bateria|cantor*|novela|vergonha
cancel = como cancelar
  cancel* + assinatura|premium|conta|plano|app|isso
  como cancelo|parar de pagar|continuam cobrando
delete = como apagar sua conta e seus dados
  apag*|exclu*|delet* + conta|dados|conversa|perfil
price = quanto custa
  quanto custa|quanto e|e gratis|e de graca|qual o preco|preco|tem que pagar
privacy = quem lê o que você escreve aqui
  quem le|alguem le|e privado|sigilo*|meus dados
real = se você fala com uma pessoa ou um programa
  voce e real|e um robo|voce e humano|voce e uma pessoa|pessoa de verdade|uma ia|es real|es humano|vc e real|vc e um robo
language = se eu posso responder em português
  fala portugues|em portugues|falas portugues
believe = se a astrologia é verdade
  astrologia|horoscopo*|signos + verdade|funciona|acredit*|mentira|ciencia|existe
what-can = o que eu posso fazer por você
  o que voce faz|o que vc faz|o que posso perguntar|o que voce pode|voce pode fazer
how-works = como isso funciona
  como funciona + isso|app|isto|aqui|aplicativo
pregnant-work = o que fazer quando o trabalho não respeita a sua gravidez
  gravid* + chefe|trabalho|patrao|empresa + carreg*|caixa*|peso|pe|hora extra
pregnant-left = o que fazer grávida e sozinha
  gravid* + sumiu|me deixou|me largou|terminou|foi embora|abandon*
no-kids = o que fazer quando só um quer filhos
  nao quer filho*|nao quer ter filho*|nao quer ser pai|nao quer ser mae
nightmares = o que fazer com os pesadelos do seu filho
  filh* + pesadelo*
pet-lost = como achar o seu bichinho
  cachorr*|gat*|cao|cadela + fugiu|sumiu|perdeu|desaparec*|perdido|perdida
gay = o que fazer quando a família não te aceita
  gay|lesbica|bi|trans|bissexual + mae|pai|pais|familia
partner-ex = o que fazer quando a pessoa ainda fala com a ex
  a ex|da ex|o ex|do ex|ex dele|ex dela + curtiu|fala|conversa|contato|foto|segue|mensagem|amig* + namorad*|marido|ele|ela|esposa - meu ex|minha ex
roommate = o que fazer com quem mora com você
  colega de quarto|divido ape|colega de casa|divide apartamento|republica|divido apartamento
no-love-words = o que fazer quando a pessoa nunca diz eu te amo
  nunca|nao + diz eu te amo|fala eu te amo|diz que me ama|fala que me ama|disse eu te amo
goes-abroad = o que fazer quando a pessoa vai para longe
  namorad*|marido|esposa + vai|indo + intercambio|meses|exterior|outro pais|longe|fora
car = se é hora de comprar um carro
  carro|moto + compr*|financi*
learn-late = se é tarde para aprender
  aprender|comecar + piano|violao|guitarra|instrumento|violino|cantar
study-late = se vale a pena estudar agora
  faculdade|estudar|curso + anos|idade|velh*|tarde + vale|tarde|idade|com|voltar
not-invited = o que fazer quando não te convidam
  casamento|casar|casando|aniversario + nao me convid*|nao fui convidad*
suspicious = o que fazer com alguém que controla tudo
  desconfia|mexe no meu|controla|possessiv*|ciumento|ciumenta + namorad*|marido|esposa|celular|ele|ela
parents-career = o que fazer quando seus pais querem outra carreira
  pais|pai|mae|familia + quer que eu|querem que eu + faca|seja|estude|curse|direito|medicina
child-drops-out = o que fazer quando o filho quer largar os estudos
  filh* + largar|trancar|parar|desistir + faculdade|escola|curso|estudos
grades = o que fazer com as notas baixas
  filh* + nota|notas|boletim|recuperacao|reprov*
no-talk = o que fazer quando vocês não conversam mais
  nao conversamos|nao conversa mais|mal conversamos|a gente nao conversa|nao temos assunto|quase nao fal* - pai|mae|irma|irmao|amig[oa]
neighbors = o que fazer com vizinhos barulhentos
  vizinh* + barulh*|som|festa*|late|musica|dormir|grit*
age-gap = se a diferença de idade importa
  diferenca de idade|anos mais velh*|anos mais nov*|mais velho que eu|mais nova que eu|mais novo que eu|mais velha que eu
drinks = o que fazer quando a pessoa bebe demais
  bebe|bebendo|bebado|alcool|alcoolatra + pai|mae|irmao|filho
  bebe|bebend*|bebado|alcool|cachaca + marido|namorad*|esposa|mulher|ele
lied = se dá para perdoar uma mentira
  perdo* + menti*
phone = o que fazer quando a pessoa vive no celular
  celular|telemovel + marido|namorad*|esposa|mulher - mexe
not-introduced = por que você não é apresentada à família
  nao me apresent*|me apresentar + familia|pais|amigos
forgot-day = o que fazer quando a pessoa esquece uma data
  esquec* + aniversario
bored-couple = o que fazer com o tédio no casal
  tedio|rotina|enjo*|monoton* + namor*|casamento|relacion*|marido
blocked = por que você foi bloqueada
  me bloqueou|bloquead*
lost-thing = como achar o que você perdeu
  perdi|nao acho|nao encontro + anel|chave*|carteira|celular|brinco*|alianca|documento*|colar
left-out = o que fazer quando os amigos saem sem você
  amig* + sem mim|nao me cham*|nao me convid*|me exclu*|saem sem
new-job = como começar bem no emprego novo
  emprego novo|novo emprego|trabalho novo|novo trabalho|primeiro dia|comeco a trabalhar|comeco no
wedding-nerves = como viver os dias antes do casamento
  vou casar|caso em|nosso casamento|meu casamento + nervos*|ansios*|medo|mes|semana* - quando
ex-and-friend = o que fazer quando uma amiga fica com seu ex
  amig* + meu ex|minha ex + ficando|ficou|namorando|saindo|com|pegando
two-signs = se os dois signos combinam
  @two-signs + combin*|compativ*|compatib*|amor|namor*|juntos|da certo|dao certo|casal|relacion*|futuro|ele|ela|marido - ascendente
planet-in = o que significa essa posição
  @planet + @sign + significa|quer dizer
mercury-when = quando acaba Mercúrio retrógrado
  mercurio + quando|ate quando|acaba|termina
mercury-retro = se Mercúrio está retrógrado e o que isso faz
  mercurio + retro*|afeta
planet-retro = se esse planeta está retrógrado
  @planet + retro*
saturn-return = quando é seu retorno de Saturno
  retorno de saturno
full-moon-me = como a lua cheia mexe com você
  lua cheia + mim|me|afeta|influen*|ritual|mexe|fazer|significa
full-moon = quando é a próxima lua cheia
  lua cheia
new-moon = quando é a próxima lua nova
  lua nova
eclipse = quando é o próximo eclipse e o que significa para você
  eclipse*
rising-no-time = o que dá para saber do ascendente sem a hora exata
  ascendente + hora|horario + nao sei|sem|nao tenho|nao lembr*|so|nao tem
  ascendente + manha|noite|tarde + so|nao sei
rising = qual é o seu ascendente
  ascendente
moon-sign = qual é o seu signo lunar
  signo lunar|minha lua|lua em
venus-sign = o que sua Vênus diz do amor
  minha venus
partner-sign = qual signo combina mais com você
  @sign + qual signo|que signo|quais signos|com quem + combina*|melhor|amor|par
fits-sign = se você combina com esse signo
  @sign + combin*|compativ*|compatib*|da certo
horoscope = o que diz o horóscopo desse signo
  @sign + horoscopo|hoje|esta semana|essa semana|este mes|esse mes|previs*
sign-in-love = como esse signo é no amor
  @sign + amor|apaixon*|conquist*|ciument*|namor*|relacion* - combin*
sign-traits = como é esse signo
  @sign + como e|como sao|caracter*|personalidade|defeitos|jeito
sun-sign = qual é o seu signo
  qual e o meu signo|qual e meu signo|qual meu signo|que signo eu sou
chart = o que diz o seu mapa astral
  mapa astral|mapa natal
number-seen = o que significa ver sempre a mesma hora
  11 11|22 22|1111|2222|333|444|horas iguais|hora igual|numeros repetidos
life-path = qual é o seu número de vida
  numerologia|caminho de vida|numero de vida|numero de destino
palm = o que diz a sua mão
  palma|linhas da mao|linha da vida|ler a mao|minha mao|ler minha mao
card = que eu tire uma carta para você
  tira*|puxa* + carta|cartas|taro|tarot
  tarot|taro
lucky = quais são os seus números da sorte
  numero* + sorte
evil-eye = se alguém botou olho gordo em você
  olho gordo|mau olhado|macumba|trabalho contra|amarracao contra
  inveja + energia|de mim|olho
spell = se um feitiço de amor funciona
  amarracao|feitico|simpatia|ritual de amor
past-life = quem você foi em outra vida
  vida passada|vidas passadas|outra vida
dream-ex = o que significa sonhar com o ex
  sonhei|sonho|sonhar + ex
dream-teeth = o que significa sonhar com dentes caindo
  sonhei|sonho|sonhar + dente*
dream = o que significa o seu sonho
  sonhei|sonhar com|meu sonho|pesadelo*|um sonho
wedding-date = qual data é boa para o casamento
  data|dia|mes + casamento|casar + bo*|melhor|escolher|qual
good-day = se é um bom momento para assinar
  assinar|contrato + bo*|dia|hoje|amanha|quando|momento
mil-baby = o que responder à sogra que pergunta por filhos
  sogra + bebe|neto*|filho*|gravid*
mil-moves-in = o que fazer quando a sogra vem morar com vocês sem te perguntarem
  sogr* + morar|mudar|vir viver|viver connosco
mil-key = como fazer a sogra avisar antes de entrar
  sogr* + chave*|sem avisar|entra|aparece
mil = o que fazer com uma sogra que se mete em tudo
  sogr*|cunhad*|familia do meu marido|familia dele
widow-house = como dizer aos filhos que você não está pronta para vender
  filh* + vend* + casa|apartamento|ape
exam-father = o que fazer com a prova e como falar com o seu pai
  reprovei|bombei|fui mal|tirei nota + pai + fala*|brav*|chatead*|decepcion*
needs-time = o que significa quando a pessoa pede um tempo
  pediu um tempo|pediu tempo|precisa de tempo|precisa de espaco|quer um tempo|dar um tempo|pediu espaco
ex-wrote = o que responder ao seu ex
  ex + mandou mensagem|me mandou|me procurou|me chamou|me ligou|apareceu|voltou a falar|curtiu|me escreveu
ex-new = como lidar com o ex com outra pessoa
  ex + outra|outro|namorando|casou|casando|noivou|nova namorada|novo namorado|vai casar|ja esta com
  voltou com a ex|voltou pra ex|voltou com o ex
ex-write = se você deve escrever para o ex
  ex + mandar|mando|escrever|chamar|chamo|ligar|procurar|mensagem
ex-forget = como esquecer o seu ex
  ex + esquec*|super*|parar de pensar|tirar da cabeca
ex-miss = se o seu ex ainda pensa em você
  ex + pensa|saudade*|sente|gosta|ama|arrepend*
ex-back = se o seu ex vai voltar
  ex + volt*|reconcili*|reat*|chance|futuro|de novo
married-man = o que esperar de um amor com alguém casado
  homem casado|casado|casada|amante + apaixon*|larga*|separ*|esposa|mulher|amo|gosto|amante
i-cheated = se você deve contar que traiu
  eu trai|trai meu|trai minha|trai ele|trai ela
cheated = se dá para perdoar uma traição
  me traiu|fui traida|fui traido|fui corna|perdo* + trai*|corn*
  me traiu|fui traid*
is-cheating = se você está sendo traída
  me trai|me traindo|infiel|tem outra|tem outro|outra mulher|outro homem|traicao|chifre*
after-divorce = se você vai amar de novo depois do divórcio
  divorci*|separ* + de novo|novo amor|encontrar|outra vez|recomec*
divorce = se você deve se divorciar
  divorci*|me separar + devo|quero|pedir|sera|penso|acho|divorci*
propose = quando vem o pedido de casamento
  pedir em casamento|pedido de casamento|me pedir|alianca|vai me pedir
arranged = o que fazer quando a família escolhe por você
  pais|familia + casamento arranjado|querem que eu case|obrigar*
marry-doubt = se você deve se casar
  devo|duvida*|medo|sera que + casar|casamento|me caso
marry-when = quando você vai se casar
  quando|algum dia|vou|sera que + casar|caso|casamento
only-friend = se você deve se declarar para o melhor amigo
  melhor amig* + apaixon*|gosto|amo|gostando
coworker-crush = se você deve falar com alguém do trabalho de quem gosta
  colega|trabalho|chefe|firma + gosto dele|gosto dela|apaixon*|a fim|afim|crush
tell-crush = se você deve dizer o que sente
  contar|falar|dizer|declar*|confessar + gosto|sinto|apaixon*|sentimentos|amo
jealous = o que fazer com o ciúme
  ciume*|ciument*
seen = se você deve escrever de novo depois do vácuo
  visualiz*|no vacuo|vacuo|vizualiz*
no-reply = por que não vem resposta
  nao me responde|nao responde|parou de responder|sumiu|nao fala comigo|nao manda mensagem|me ignora|deu ghosting|nao me chama - pai|mae|irma|irmao|filh*|amig*
left-me = o que fazer agora que terminaram com você
  terminou comigo|me largou|me deixou|terminamos|acabou comigo|levei um fora|me deu um fora|termino - volt*|vacuo|emprego
comes-back = se a pessoa vai voltar
  vai voltar|volta pra mim|voltar pra mim|voltara|volta para mim|ele volta|ela volta
mixed = o que quer alguém que dá sinais confusos
  sinais|nao sei o que ele quer|nao sei o que ela quer|uma hora|confus* + quer|some|frio|fria|sinais|outra hora
situationship = o que fazer com algo sem nome
  ficante|ficando|sem compromisso|nada serio|nao quer namorar|nao quer nada|sem rotulo
no-sex = o que fazer quando a outra pessoa não quer mais intimidade
  sexo|intimidade|transa*|me toca + nao|nunca|mais
long-distance = se o namoro à distância tem futuro
  a distancia|distancia + namor*|relacion*|amor|futuro
parents-against = o que fazer quando a família não aceita o seu namoro
  pais|familia|mae|pai + nao aceita*|nao gosta*|contra|proib* + namor*|relacion*|ele|ela|dele|dela
couple-fights = o que fazer com tanta briga no casal
  brig*|discut* + namorad*|marido|esposa|mulher|casal|relacion*|gente
not-in-love = se você ainda ama a pessoa
  nao sei se + amo|gosto|apaixon*
leave = se você deve terminar
  terminar|largar|deixar|separar + namor*|marido|esposa|relacion*|ele|ela|mulher - emprego|trabalho|fumar|faculdade
move-in = se vocês devem morar juntos
  morar junto*|morar com meu namorad*|morar com minha namorad*|morar com ele|morar com ela|viver juntos
distant = o que fazer com alguém distante
  distante|frio|fria|estranho|estranha|afastad*|diferente|seco|indiferente + namorad*|marido|esposa|ele|ela|comigo|mulher
loves-me = se a pessoa te ama
  me ama|me ama de verdade|ainda me ama
thinks-of-me = se a pessoa pensa em você
  pensa em mim|saudade de mim|sente minha falta|pensando em mim
likes-me = se a pessoa gosta de você
  gosta de mim|a fim de mim|afim de mim|sente por mim|interessado em mim|interessada em mim|sente algo
write-first = se você deve chamar primeiro
  mando mensagem|mandar mensagem|chamo|chamar|escrevo|puxar assunto + primeiro|devo|ou|esper*|ele|ela
first-date = como lidar com o primeiro encontro
  primeiro encontro|um encontro|tenho um date|primeiro date
apps = o que fazer quando os apps cansam
  tinder|bumble|app de namoro|apps de namoro|aplicativo de namoro|aplicativos
soulmate = quando você vai encontrar sua alma gêmea
  alma gemea|chama gemea|metade da laranja
unlucky-love = por que você não tem sorte no amor
  atraio|escolho + sempre|mesm*|errad*
  azar|nunca|sempre|sem sorte|dedo podre + no amor|homens|mulheres|relacion*|homem
why-single = por que você está solteira
  por que|porque|pq + solteir*|sozinh*|ninguem me quer
find-love = quando você vai encontrar o amor
  quando|vou|encontr*|conhec*|aparec* + amor|alguem|namorad*|amor da minha vida
love-forecast = como está o amor para você
  amor|amoros* + este mes|esse mes|este ano|esse ano|como|vida|semana|previs*
boss-pregnant = quando contar no trabalho que está grávida
  gravid* + chefe|trabalho|patrao|empresa
late-interview = o que fazer depois de perder a vaga por atraso
  atrasad*|atraso|cheguei tarde + vaga|entrevista|emprego|processo
offer-home-town = se voltar para a sua terra por um emprego é desistir
  proposta|vaga|oferec*|oferta + minha cidade|voltar|interior|terra natal|casa dos meus pais
two-offers = qual proposta escolher
  duas propostas|dois empregos|duas vagas|duas ofertas
offer = se você deve aceitar a proposta
  proposta|oferta|oferec* + emprego|trabalho|vaga|aceit*|empresa
job-result = se a vaga é sua
  fiz|tive|fui + entrevista
interview = como vai ser a entrevista
  entrevista
rejected = o que fazer depois de um não
  nao passei|nao fui chamad*|reprovad*|recusad* + vaga|entrevista|emprego|processo seletivo
fired = o que fazer agora que você foi demitida
  fui demitid*|me demitiram|me mandaram embora|mandad* embora|perdi meu emprego|perdi o emprego|fui despedid*
fired-soon = se você vai perder o emprego
  perder o emprego|perder meu emprego|ser demitid*|vao demitir|layoff*|demissoes
exam-passed: Parabéns pela aprovação!
  passei no|passei na|fui aprovad*|passei em + concurso|prova|vestibular|oab|enem|faculdade|exame|teste
state-job = quando você vai passar no concurso
  concurso*|concurseir* - reprov*|bombei|nao passei
job-when = quando você vai arrumar emprego
  quando|consegu*|arrum*|procur*|encontr*|desempregad* + emprego|trabalho|vaga|desempregad*
boss-bad = o que fazer com um chefe que te trata mal
  chefe|patrao|patroa|gerente|supervisor* + grita|trata|humilh*|mal|persegu*|insuport*|odeia|cobra*|critic*
raise = como pedir aumento
  aumento|ganhar mais
promotion = se vem a promoção
  promocao|promovid*
coworkers = o que fazer com colegas que falam pelas costas
  colega*|pessoal do trabalho|equipe + costas|fofoc*|mal de mim|ignor*|inveja|exclu*|zoa*
burnout = o que fazer quando o trabalho te esgota
  burnout|trabalho|emprego + burnout|esgotad*|exaust*|estress*|sobrecarreg*|cansad*
hate-job = o que fazer com um trabalho que você odeia
  odeio meu|nao aguento mais meu|detesto meu|nao suporto meu + trabalho|emprego|servico
quit = se você deve sair do emprego
  pedir demissao|pedir as contas|sair|largar|trocar|mudar de + emprego|trabalho|demissao|contas
change-career = se você deve mudar de profissão
  mudar de carreira|mudar de profissao|mudar de area|transicao de carreira
which-career = qual profissão combina com você
  qual profissao|que profissao|qual carreira|vocacao|trabalhar com que
business-slow = o que fazer quando faltam clientes
  loja|negocio|clientes|vendas|empresa|salao + nao vende*|sem cliente*|poucos|caiu|cairam|fraco|mal|parad*|falindo
business = se você deve abrir um negócio
  negocio|empreender|loja|empresa|mei|restaurante + abrir|montar|comecar|propri*|empreender
lottery = se você vai ganhar na loteria
  loteria|mega sena|megasena|euromilhoes|raspadinha
debt = como sair das dívidas
  devendo|devo|to devendo + cartao|mil|banco|reais
  divida*|endividad*|emprestimo|nome sujo|cartao de credito
lend = como receber o dinheiro emprestado
  emprest*|me deve + dinheiro|paga*|grana|reais|devolv*
invest = se você deve investir
  invest*|cripto*|bitcoin|bolsa
rich = se você vai ser rica
  rico|rica|milionari*
money-worry = o que fazer quando falta dinheiro
  sem dinheiro|sem grana|falta dinheiro|apertad*|nao consigo pagar + dinheiro|grana|contas|mes|pagar
money-when = quando o dinheiro vai melhorar
  dinheiro|grana|financ*|contas + quando|melhorar|melhora|falta
driving = se você passa na prova de direção
  habilitacao|cnh|prova de direcao|carta de conducao|auto escola|autoescola|detran
exam-failed = o que fazer depois de reprovar
  reprovei|reprovad*|bombei|nao passei|fui mal
exam-result = se você passou
  resultado* + prova*|exame*|enem|oab|concurso
exam = se você vai passar na prova
  prova*|enem|vestibular|exame*|oab + passar|passo|vou|medo|amanha|nervos*|ansios*|bem
  vou passar
study-focus = como se concentrar nos estudos
  concentr*|foco|estud* + nao consigo|nao me|dificuldade|estud*
drop-out = se você deve largar a faculdade
  largar|trancar|desistir|abandonar + faculdade|curso|escola|universidade
study-what = o que estudar
  qual curso|que curso|qual faculdade|o que estudar|que faculdade
visa = como aguentar a espera pelo visto
  visto|cidadania|autorizacao de residencia + quando|sai|esper*|demora*|aprov*|vai
abroad = se você deve ir para fora
  exterior|outro pais|portugal|canada|estados unidos|irlanda|fora do pais|fora do brasil + morar|trabalhar|mudar|ir|emigrar|viver
inheritance = o que fazer com a briga pela herança
  heranca|inventario|testamento|herdar
sell-house = se você deve vender a casa
  vend* + casa|apartamento|ape
buy-house = se você deve comprar
  compr*|financi* + casa|apartamento|ape|imovel
homesick = o que fazer com a saudade de casa
  saudade de casa|saudade da minha familia|longe da familia|saudade do brasil|longe de casa|saudades de casa
lonely = o que fazer com a solidão
  sozinh*|solidao|solitari* + sinto|estou|to|solidao|tao|muito|me
move-when = quando é bom se mudar
  mudar|mudanca + quando|bom|melhor|mes + casa|cidade|apartamento|mes
move = se você deve se mudar
  mudar de cidade|me mudar|mudanca|outra cidade|mudar para - filh*
ill-parent = o que fazer por alguém doente
  mae|pai|avo|vo|marido|esposa|irma|irmao + doente|cancer|hospital|internad*|operar|cirurgia|avc|diagnostic*|tumor
care-parent = como cuidar de alguém sem se esgotar
  cuido|cuidar|cuidando + mae|pai|pais|avo|vo
sibling = se você deve ligar para o irmão que não fala com você
  irma|irmao|irmaos + nao fala|brig*|sem falar|afastad*|chatead*|brava|bravo
father = o que fazer com um pai que não fala com você
  pai + nao fala|brig*|ausente|bravo|chateado|decepcion*|abandon*
mother = o que fazer com as brigas com a sua mãe
  mae + brig*|control*|se mete|toxica|grita|narcisista|implica*|nao me entende|discut*
parents = o que fazer com pais que controlam
  pais|familia + control*|nao deixam|pression*|nao me entendem|rigid*|brig*|cobram
christmas = como dizer que você não vai no Natal
  natal + nao quero|nao vou|familia|dizer|passar
child-moves = o que fazer quando um filho sai de casa
  filh* + sair de casa|saiu de casa|vai embora|vai morar|mudou|se muda|foi embora|intercambio
child-school = o que fazer quando o filho não quer ir à escola
  filh* + escola|creche|colegio + nao quer|chora|bullying|mal|bate*
teen = o que fazer com um adolescente que não fala
  adolescente|filh* + nao fala comigo|quarto|celular|responde mal|nao conversa|tranc*|malcriad*
child-worry = o que fazer com a preocupação por um filho
  filh* + preocup*|nao come|nao dorme|problema*|ajud*|medo
pregnant-scared = o que fazer com o medo na gravidez
  gravida + medo|assustad*|nao sei|sozinha|desesper*
am-pregnant = se você está grávida
  estou gravida|to gravida|sera que estou gravida|menstruacao atrasada|teste de gravidez
pregnant-when = quando vem uma gravidez
  engravid*|gravida|bebe|ser mae + quando|vou|consigo|consegu*|tentando|tento|um dia
boy-girl = se vai ser menino ou menina
  menino ou menina|menina ou menino|sexo do bebe
want-baby = se você deve ter um filho
  ter filhos|ter um filho|ser mae|ser pai
friend-betrayed = o que fazer com uma amiga que te traiu
  amig* + traiu|segredo|pelas costas|mentiu|contou|falsa|falsidade
friend-far = o que fazer quando uma amizade esfria
  amig* + mudou|afast*|nao fala|nao me responde|sumiu|distante|ignora|nao me chama
no-friends = como fazer amigos
  nao tenho amig*|fazer amig*|sem amig*
smoke = como parar de fumar
  fumar|cigarro*|vape|fumo
sleep = o que fazer para dormir
  dormir|insonia|durmo|acordo|sono
tired = por que você vive cansada
  cansad*|exaust*|sem energia|esgotad*|sem forcas
overthink = como parar de pensar demais
  pensar demais|penso demais|paro de pensar|parar de pensar|cabeca nao para|fico pensando
anxious = o que fazer com a ansiedade
  ansios*|ansiedade|nervos*|angusti*|estressad*|panico
confidence = como ter mais confiança
  autoestima|insegur*|confianca em mim|nao sou boa|nao sou bom|timid*
weight = como emagrecer sem desistir
  emagrecer|perder peso|dieta|quilos|engordei
ashamed = o que fazer com a vergonha
  vergonha|me arrependo|arrependid*|culpa
sad = por que você está triste
  triste*|choro|chorando|chorar|desanimad*|pra baixo
too-late = se é tarde para recomeçar
  tarde demais|tarde para|tarde pra|velha demais|velho demais|recomecar|do zero
late-life = o que fazer quando todo mundo parece na frente
  ficando para tras|ficando pra tras|atrasad* na vida
  todo mundo|minhas amigas|meus amigos + casad*|casando|filhos|menos eu
bad-phase = quando tudo vai melhorar
  tudo da errado|tudo dando errado|nada da certo|vai melhorar|fase ruim|melhora
luck = quando a sorte vai mudar
  sorte|azar + quando|mudar|muda|tanto|por que|sempre
health = o que dá para dizer da sua saúde
  minha saude|saude + como|vai|sera
purpose = qual é o seu propósito
  proposito|missao de vida|sentido da vida|sentido da minha vida
next-year = como será o próximo ano
  ano que vem|proximo ano|2027 + como|sera|vai ser|espera|reserva
my-year = como será o seu ano
  este ano|esse ano|meu ano + como|sera|vai ser|espera|reserva
my-month = como será o seu mês
  este mes|esse mes|meu mes + como|sera|vai ser|espera|reserva
my-week = como será a sua semana
  semana + como|sera|vai ser|espera|reserva
sky-now = o que há no céu hoje
  ceu|astros|planetas + hoje|agora|dizem|esta|noite
my-day = como será o seu dia
  meu dia + como|sera|vai
  meu horoscopo|horoscopo de hoje|me espera hoje|horoscopo
future = o que te espera
  meu futuro|o futuro|me espera|me aguarda
decide = como se decidir
  nao consigo decidir|nao sei decidir|tomar uma decisao|indecis*|nao consigo me decidir
`,
};
