/** Situations of ordinary life in Portuguese; how entries are written stands at `QuestionTable`. */
export const PORTUGUESE_EVERYDAY = `
debt-hidden = como contar sobre a dívida
  devendo|divida*|estourei|cartao|emprestimo + vergonha|escondido|contar|medo de contar
first-day = como começar o primeiro dia
  amanha|segunda|hoje + primeiro dia|comeco|vou comecar + {job}|cozinha|turno|hospital|escola|nervos*|tremend* - {child}
pet-fear = o que fazer com um bicho que tem medo
  {pet} + medo|treme|panico + fogos|rojao|rojoes|trovao|trovoes|foguete*|bomba*
pet-after-move = o que fazer se o bicho não come
  {pet} + nao come|nao quer comer|parou de comer + mudanca|mudamos|casa nova|apartamento novo
teacher-crush = o que fazer com o que você sente por quem te ensina
  professor|professora|prof|instrutor|personal + apaixonad*|a fim|gosto|crush - {child}
dinner-burnt = o que fazer com o jantar queimado
  queimei|queimou|queimad* + jantar|comida|bolo|arroz|almoco
gym = se você vai à academia ou treina em casa
  academia + casa|matricul*|ou|entro
full-time-dog = se dá para ter cachorro trabalhando tanto
  cachorro|cachorra|gato|pet + adotar|comprar|ter|pegar + trabalho|dia todo|tempo integral|sozinho
roommate-food = o que fazer se comem a sua comida
  colega de quarto|colega de apartamento|colega de ape|roommate|republica + come|comida|geladeira|queijo
upstairs-noise = o que fazer com o barulho de cima
  vizinh* + de cima|salto|barulho|furadeira|som alto + barulho|noite|salto*|madrugada|nao durmo
child-hid-study = o que fazer com o que seu filho escondeu
  {child} + largou a faculdade|trancou a faculdade|saiu da faculdade + nao me|escond*|sem me
child-no-study = o que fazer se não quer fazer faculdade
  {child} + nao quer estudar|nao quer fazer faculdade
visit-duty = o que fazer com uma visita sem vontade
  prometi|tenho que + visitar|ver + avo|vo|tia|tio|sogr* + nao quero|sem vontade|preguica
offer-low-pay = se você aceita um emprego que paga menos
  {job}|vaga|proposta + paga menos|ganhar menos|salario menor|menos dinheiro|salario mais baixo
planet-in = o que diz essa posição
  @planet + @sign + meu|minha|explica|por isso|ter - {partner}
truck-passed: Parabéns pela carteira!
  tirei|passei|consegui + carteira|cnh|habilitacao|carta + caminhao|categoria d|categoria e|pesados|onibus
marathon: Parabéns pela corrida!
  terminei|corri|completei|acabei + maratona|meia maratona|corrida de|sao silvestre
debt-free: Parabéns, que alívio!
  quitei|terminei de pagar|paguei a ultima|ultima parcela|livre das dividas|limpei meu nome
visa-yes: Parabéns pelos papéis!
  aprovaram|aprovado|saiu|consegui|chegou + visto|cidadania|residencia|green card - negado|negaram|nao saiu|recusad*
surgery-well: Que alívio que deu tudo certo.
  cirurgia|operacao|operou|operaram + correu bem|deu certo|foi bem|tudo certo|sucesso
hidden-child = o que fazer com o que você acabou de descobrir
  {partner} + tem um filh*|tinha um filh*|outro filh*|filho fora + escond*|nunca me|descobri|fiquei sabendo|soube
speech-begin = como começar o discurso
  como eu comeco|como comeco|por onde comeco + @after-speech
transfer-stay = como dizer que você fica
  falo|digo|conto|explico + @after-relocate
not-yet-no = como dizer «ainda não»
  se eu disser nao|se eu disser que nao|vai achar|vai pensar + @after-move in
told-pregnant: Obrigada por me contar.
  contei|falei|dei a noticia + calado|quieto|silencio|nada|sumiu|saiu|moto|frio + @after-pregnant
  gravid* + contei|falei|ele sabe|dei a noticia + calado|quieto|silencio|nada|sumiu|saiu|frio|moto
ex-again-family = o que fazer se a família é contra a volta
  voltei com|voltamos|reatei|reatamos + familia|irma*|mae|pai|pais|amig* + contra|nao quer*|nao aceit*|nao gost*|brav*
partner-quits = o que fazer se a pessoa quer largar o emprego
  {partner} + largar o emprego|largar o trabalho|sair do emprego|pedir demissao|pedir as contas|motorista de app|uber|abrir um negocio|empreender + quer|quis|medo|bebe|filh*
live-near-mil = o que combinar antes de morar perto da sogra
  morar|mudar + mae dele|mae dela|sogr* + mesmo predio|mesmo quintal|mesma casa|do lado|em cima|embaixo|junto
live-together-quiet = o que fazer se você ainda não quer morar junto
  {partner} + morar junto|morar comigo|morar juntos|mudar pra ca + medo|espaco|paz|nao sei|ainda nao|sossego
neighbor-crush = o que fazer com o que você sente
  vizinh*|marido da minha amiga|namorado da minha amiga + gosto|a fim|apaixon*|frio na barriga|borbolet*|atracao + amiga|mulher|espos*|casad*
like-a-brother: Que frase difícil de ouvir.
  como irmao|como um irmao|como irma|como uma irma|so amigo|so amiga|so amigos + disse|falou|me ve|respondeu
on-off-block = por que bloqueia e desbloqueia
  bloque* + desbloque*
apologize-partner = como pedir desculpa depois de gritar
  gritei|explodi|fui grosso|fui grossa|perdi a cabeca + desculpa*|perdao|arrepend*|consert*
wedding-no-money = o que fazer se ainda não dá para pagar o casamento
  casar|casamento + sem dinheiro|nao tenho dinheiro|sem grana|nao da pra pagar|caro|pagar - convid*|madrinha|padrinho
snores = o que fazer com o ronco
  ronca|ronco|roncando
ex-same-party = o que fazer se o ex vai estar na festa
  meu ex|minha ex + vai estar|vai ta|tambem vai|convidad* + festa|casamento|aniversario|churrasco
ex-friends = se dá para ser amiga do ex
  ex + amigos|amizade + quer|ser|continuar
never-listens = o que fazer quando não te escuta
  {partner} + nao me escuta|nunca me escuta|nao me ouve|nunca me ouve
friend-kissed = o que fazer depois daquele beijo
  beijei|nos beijamos|a gente se beijou|me beijou|fiquei com + {friend}
silent-daughter = se você deve escrever primeiro
  minha filha|meu filho|meus filhos + nao fala comigo|nao falam comigo|nao me liga|parou de falar|nao responde|cortou contato + desde|meses|ano|natal|semanas|escrev*
marry-not-yet = o que dizer quando querem que você case
  familia|pais|mae|pai|tias + casar|case|casamento + nao quero|ainda nao|press*|cobr*
his-mother-all = o que fazer se tudo passa pela mãe da pessoa
  {partner} + mae dele|mae dela|sogra|a propria mae + pergunta|consulta|decide|tudo|opiniao
mil-cooking = o que responder a quem critica a sua comida
  sogr* + comida|cozinh*|tempero|arroz|feijao + critic*|reclam*|fala mal|nao gosta|implic*
wrong-chat: Que mico! Acontece com todo mundo.
  audio|mensagem|print|foto + grupo|chat|errado|errada|sem querer + falando mal|sogra|chefe|vergonha|errado|errada|sem querer
child-abroad = como lidar com a partida por uns meses
  {child} + intercambio|estudar fora|erasmus|vai pra fora|vai embora estudar|semestre fora
miss-child-stay = se você volta para os filhos ou aguenta mais um pouco
  saudade|saudades + meu filh*|minha filh*|meus filh*|crianc* + volt*|aguent*|ficar|longe|outro pais|fora
relative-stays = o que fazer com a visita que não vai embora
  cunhad*|sogr*|prim*|sobrinh*|irmao|irma + mora com a gente|morando com a gente|morando aqui|na minha casa|aqui em casa|nao vai embora + mes|meses|semanas|nao vai|quando|ano
mother-new-love = como se acostumar com o novo amor da sua mãe
  minha mae|meu pai + namorando|novo namorado|nova namorada|casar de novo|namorado novo
dad-absent-child = o que fazer se o pai não aparece
  pai do meu|pai da minha|pai dos meus + nao vem|nao aparece|nao ve|nunca|sumiu|nao liga|nao visita
baby-name = que nome dar ao bebê
  nome + bebe|filh*|menin* + nao concord*|brig*|escolher|decidir|nao gost*
child-failed = como lidar com a reprovação
  {child} + reprov*|notas baixas|nota baixa|repetiu de ano|nao passou|foi mal
kid-asks-dad = o que fazer se seu filho quer morar com o pai
  {child} + quer morar|morar com|ir morar + com o pai|pai|com a mae
lend-family = se você empresta dinheiro para a família
  irmao|irma|prim*|tio|tia|cunhad*|minha mae|meu pai|filho|filha + emprest*|pede dinheiro|pediu dinheiro|pedindo dinheiro
grandkids = como ver mais os netos
  net[oa]s? + nao vejo|quase nao|nao me deixam|saudade*|nunca|ver mais
no-visit: Dói ninguém aparecer.
  ninguem|familia|filh*|net* + nao me visit*|nunca vem|nao vem|nao vem me ver|me visita
work-kids-guilt = o que fazer com a culpa de trabalhar tanto
  culpa|culpad*|pessima mae + trabalh* + filh*|crianc*|bebe
forgot-birthday = como consertar um aniversário esquecido
  esqueci + aniversario|niver
cousin-wedding = se você vai ao casamento sozinha ou acompanhada
  casamento + sozinh*|acompanhante|levar alguem|com quem - meu casamento|me casar|nosso casamento
far-wedding = o que fazer se não dá para pagar a viagem do casamento
  casamento + longe|passagem|caro|nao tenho dinheiro|outra cidade + amig*|prim*|convid*
not-paid-again = o que fazer quando não te pagam
  {boss}|empresa|trabalho|salario + nao me paga*|nao pagou|atrasad*|me deve*|nao recebi|sem receber|atraso
big-order = se você aceita uma encomenda tão grande
  encomend*|pedido|pediu|pediram|cliente + tantos|tantas|nunca fiz|grande|sabado|domingo|dar conta|dou conta|aceito|aceitar - demissao|casamento|dinheiro|desculpa
small-start = como começar um negócio com pouco
  abrir|montar|comecar|vender + negocio|loja|lojinha|marmita*|bolo*|doces|salao|barraca|lanchonete|food truck + dinheiro|guardad*|econom*|cansad*|emprego|trabalho|juntei|capital
open-cafe = se você larga o emprego e abre algo seu
  largar|sair|deixar|pedir demissao + emprego|trabalho|banco|escritorio|clt + cafeteria|cafe|loja|restaurante|padaria|negocio|atelie
business-or-job = se o negócio vai engrenar ou é melhor procurar emprego
  negocio|loja|salao|lojinha|empresa|barbearia + engrenar|melhorar|vingar|dar certo|fechar|fecho|movimento|vendas|parad* - casament*
transfer-work = se você aceita a transferência
  {boss}|empresa|vaga|promocao + transfer*|outra cidade|mudar de cidade|outro estado
offer-abroad-family = o que fazer se a vaga é longe e em casa não querem
  proposta|vaga|oferta|contrato|emprego + fora|exterior|outro pais|portugal|irlanda|canada|dubai|estados unidos + nao quer|contra|nao aceita|pequen*
coworker-cold = o que fazer com quem não te cumprimenta no trabalho
  colega + nao me cumpriment*|nao fala comigo|me ignora|nao da bom dia|vira a cara|nem olha
farewell-speech = o que dizer no discurso
  discurso|falar umas palavras|homenagem + aposent*|despedida|vai embora|colega
call-you = o que quer dizer «a gente te liga»
  entrevista + a gente liga|a gente te liga|entramos em contato|vamos entrar em contato|retornamos|daremos retorno|te ligamos
ghost-job = o que fazer se não ligam depois da entrevista
  entrevista + semana|semanas|dias|ate agora + nada|nao ligaram|nao responder*|silencio|retorno
boss-weekend = o que fazer se a chefia te escreve fora do horário
  {boss} + mensagem|mensagens|whatsapp|zap|liga + fim de semana|domingo*|sabado*|de noite|ferias|folga|fora do horario
night-shift = como aguentar o turno da noite
  turno da noite|plantao noturno|trabalho a noite|trabalho de noite|madrugada trabalh*|turno noturno
new-boss = como começar com a chefia nova
  chefe nov[oa]|nov[oa] chefe|gerente nov[oa]|nov[oa] gerente
colleague-leaves: Que pena quando vai embora quem alegra o dia.
  colega + vai sair|saiu|pediu demissao|vai embora|ultimo dia + triste|saudade*|chat*|pena
lost-job-hide = como contar em casa que você perdeu o emprego
  perdi o emprego|fui demitid*|fui mandad* embora + nao contei|nao falei|nao sabe|ninguem sabe|escond*
result-family-asks = como aguentar a espera enquanto todos perguntam
  resultado|gabarito|concurso|enem|prova|nota + esper*|quando sai|quando vai sair + familia|todo mundo|mae|pai|pergunt*|cobr*
exam-parents-taunt = o que fazer quando em casa jogam na cara
  vestibular|concurso|prova|enem|oab + familia|casa|pais|mae|pai|tios + jogam na cara|joga na cara|humilh*|compar*|critic*|deboch*
exam-again = como continuar depois de reprovar de novo
  reprovei|nao passei|rodei|bombei + de novo|outra vez|segunda|terceira|novamente
friend-money = o que fazer com quem te deve dinheiro
  {friend}|vizinh*|prim*|colega + me deve|nao me paga|emprestei|nao devolve|nao me pagou
visa-denied: Que frustração, mais um não.
  visto|residencia|asilo|cidadania + neg*|recus*|indefer*
flat-unsold = se a casa vai ser vendida
  vender|venda|vendo|vendi + casa|apartamento|ape|terreno|sitio + ninguem|nao liga*|meses|quando|anuncio|nao vende|encalhad*
deposit = como receber a caução de volta
  caucao|deposito + proprietari*|dono|donas?|imobiliaria|apartamento|devolv*
rent-raise = o que fazer se o aluguel sobe
  aument*|subiu|subir|reajust* + aluguel|renda
car-broken = o que fazer com o carro quebrado e sem dinheiro
  carro|moto + quebr*|pifou|oficina|mecanico|nao liga + dinheiro|caro|pagar|grana|conserto
return-home = se você volta para o seu país ou fica
  voltar|volto|voltamos + brasil|portugal|angola|meu pais|minha terra|minha cidade - ex|namorad*|marido
sleep-retired = por que você dorme mal desde a aposentadoria
  durmo|dormir|insonia|sono + aposent*|reform*
gossip = o que fazer com a fofoca
  fofoc*|falam de mim|falando de mim|falam mal de mim + vizinh*|cidade|povo|familia|gente|todo mundo|bairro
shy-speak = como falar na frente dos outros
  falar em publico|apresentar|apresentacao|seminario + medo|vergonha|timid*|nervos*|trem*
tattoo = se você faz a tatuagem
  tatua*|tatoo|tattoo
hair-regret: Ai! Cabelo cresce, de verdade.
  cortei|pintei|cortaram + cabelo|franja + arrepend*|nao gostei|horrivel|feio|odiei|ficou
hair-change = se você muda o cabelo
  cabelo|franja + curto|cortar|pintar|loir*|mudar|ruiv*
gift = que presente dar
  que presente|qual presente|o que dou de presente|o que dar de presente|ideia de presente
pet-trip = com quem deixar o seu bicho
  {pet} + com quem|quem cuida|deixar + viaj*|viagem|ferias|fora
moving-chaos = como levar a mudança
  mudanca|nos mudamos|vamos mudar + caos|caixas|semana|estress*|loucura
dentist = o que fazer com o medo de dentista
  dentista + medo|panico|nervos*|amanha|pavor
flying = o que fazer com o medo de avião
  medo|panico|pavor + aviao|voar|voo
quit-study = se você larga a faculdade
  largar|trancar|abandonar|desistir + faculdade|facul|curso|universidade - emprego|filh*
change-at-40 = se você muda de profissão nessa idade
  mudar de profissao|mudar de carreira|mudar de area|trocar de carreira|trocar de profissao + anos|idade|40|45|50
turn-begin = por onde começar
  como eu comeco|como comeco|por onde comeco|por onde eu comeco
turn-say = como dizer isso
  como eu falo|como falo|o que eu falo|o que falo|como digo|como eu digo|como conto|como eu conto|que eu respondo
turn-when = quando é um bom momento
  quando seria|qual o melhor momento|quando e melhor|bom momento|melhor hora
turn-normal = se é normal
  e normal|sera que e normal|isso e normal
turn-if-no = o que fazer se a resposta for não
  e se ele disser nao|e se ela disser nao|e se nao der certo|e se der errado|e se disser que nao
turn-now = o que fazer agora
  e agora|o que eu faco agora|que faco|o que faco|o que eu faco
turn-should = se você faz ou não
  faco ou nao|entao faco|vou ou nao
`;
