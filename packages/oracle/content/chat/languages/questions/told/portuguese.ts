import type { ToldTable } from './told-table.ts';

export const PORTUGUESE_TOLD: ToldTable = {
  names: {
    partner:
      'namorad[oa]|marido|espos[oa]|mulher|noiv[oa]|companheir[oa]|parceir[oa]|boy|crush|ficante',
    child: 'filh[oa]s?|crianca|criancas|menin[oa]|bebe|adolescente',
    parent: 'mae|mainha|pai|painho|pais|vo|avo|vovo|vovo',
    friend: 'amig[oa]s?|melhor amig[oa]|bff',
    boss: 'chefe|patrao|patroa|gerente|supervisora?|gestora?',
    job: 'trabalho|emprego|trampo|servico|empresa|escritorio',
    pet: 'cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|dog|pet|coelho|cao|cadela',
    sad: 'triste|choro|chorando|chorar|chorei|medo|sozinh[oa]|saudade|saudades|mal|deprimid[oa]|doi|dor',
    others:
      'filh[oa]s?|mae|pai|amig[oa]s?|chefe|colegas?|irma|irmao|sogr[oa]|vizinh[oa]s?|professora?|cachorr[oa]|gat[oa]|bebe',
  },
  entries: `
driving-failed = se você vai passar na prova de direção
  prova|exame|teste + direcao|carteira|habilitacao|autoescola|detran + reprov*|de novo|segunda|terceira
dropped-out-hidden: É um peso guardar isso sozinho.
  pais|mae|pai|familia + nao sabem|nao sabe|acham|pensam + larguei|tranquei|abandonei + faculdade|curso|facul|universidade
hanged-man = o que diz o Enforcado quando ele se repete
  enforcado|pendurado + tirei|saiu|carta|vezes|taro
craft-later = se vale trocar um emprego seguro por um ofício
  largar|sair|deixar|pedir demissao + banco|escritorio|emprego + marcen*|padeir*|oficio|artesan*|ceramica|costura
parent-far-alone: É duro estar longe de quem se ama.
  minha mae|meu pai|meus pais + sozinha|sozinho|sozinhos + culpa|culpada|longe
move-back-parent = se você deve voltar por causa do seu pai ou da sua mãe
  meu pai|minha mae + sozinho|sozinha + voltar|volto
retiring-soon: Que passo, se aposentar.
  aposent* + semana|mes|proxim*|ultimo dia|depois de + medo|feliz|nervos*|anos
abroad-calls-less = se existe outra pessoa quando liga cada vez menos
  marido|namorado|esposo|mulher|namorada + fora|exterior|outro pais|longe|viajando + menos|quase nao|cada vez + liga|escreve|responde|fala
acts-different = se a pessoa quer terminar porque está diferente
  namorado|namorada|marido|esposa|ele|ela + diferente|estranho|estranha|frio|fria|distante + terminar|acabar|largar|separar
love-after-divorce = se o amor volta depois do divórcio
  divorci*|separada|separado + amor|alguem|sozinha|sozinho + ainda|de novo|encontrar|vou
left-after-years: Sinto muito mesmo.
  meu marido|minha mulher|minha esposa|meu esposo + foi embora|me deixou|saiu de casa|me largou
fooled-cursed = se existe uma maldição no amor
  maldicao|amaldicoada|macumba|olho gordo|mau olhado + homens|amor|sempre|homem
alone-trip = se é egoísmo viajar sozinha
  sozinha|sozinho + praia|mar|viajar|viagem|semana|ferias + egoista|egoismo
another-try = se ainda vale a pena tentar de novo
  vestibular|enem|concurso|prova|oab|residencia + terceira vez|quarta vez|quinta vez|de novo|outra vez + vale a pena|desisto|desistir|continuar|ainda
own-use-eviction = o que fazer se você tem que sair do apartamento
  dono|proprietario|senhorio + pediu|quer|precisa + apartamento|casa|imovel + sair|de volta|despejo
dream-rain-inside = o que significa sonhar com chuva dentro de casa
  sonhei|sonho + chuva|chovia|chovendo|inund*|alag*
first-day: Frio na barriga no primeiro dia é normal.
  primeiro dia + amanha|segunda + nervos*|medo|trabalho|aula
study-own-or-parents = se você estuda o que seus pais querem ou o que você ama
  meus pais|meu pai|minha mae + querem|quer|dizem + direito|medicina|engenharia|faculdade + eu quero|eu gosto|prefiro|amo
grown-child-silent = se você manda um cartão para sua filha
  minha filha|meu filho + nao fala|nao me fala|nao fala mais|parou de falar + aniversario|cartao|disse|falei
partner-died: Sinto muito pela sua perda.
  perdi (?:o |a )?(?:meu|minha) (?:marido|esposo|esposa|mulher|namorado|namorada|companheiro)|fiquei viuv[oa]|sou viuv[oa]
parent-died: Sinto muito pela sua perda.
  perdi (?:o |a )?(?:meu|minha) (?:pai|mae)|perdi meus pais
aunt: Parabéns!
  sou tia|sou tio|virei tia|virei tio|meu sobrinho|minha sobrinha|vou ser ti[ao] + nasceu|sou|virei|hoje|vou
child-got-in: Parabéns ao seu filho!
  {child} + passou|aprovad[oa]|se formou|entrou na|formatura - nao
friend-slept: Sinto muito pelo que fizeram com você.
  {friend} + ficou com|transou|dormiu com|beijou|pegou + {partner}|ex - ficou com raiva
friend-took-crush = o que fazer se a amiga ficou com seu crush
  {friend} + meu crush|o menino que eu gosto|o cara que eu gosto|quem eu gosto
friend-uses = o que fazer com quem só procura quando precisa
  {friend} + so me procura|so me chama|so aparece|so fala comigo
ex-house = o que fazer se o ex quer a casa
  ex|ex marido|ex mulher + casa|apartamento|bens|ape + metade|quer|vender|dividir
move-or-mother = o que fazer se a pessoa quer mudar e você não quer deixar sua mãe
  {partner} + mudar|cidade|embora|longe|pais + minha mae|meu pai|meus pais
lies = o que fazer se a pessoa mente
  {partner} + mente|mentira*|mentindo|mentiros[oa]
test-results-other: Essa espera é dura.
  {parent}|{partner}|{child} + resultado*|biopsia|exame*|tomografia + medo|espera*|preocupad[oa]|ansios[oa] - enem|vestibular|faculdade
boss-slow = o que fazer se dizem que você é lento
  {boss} + lent[oa]|devagar|mais rapid[oa]|produtividade
not-picked: Sinto muito que não te escolheram.
  nao fui escolhid[oa]|nao fui selecionad[oa]|nao me escolheram|fiquei de fora + time|equipe|elenco|selecao|peca|coral
father = o que fazer com um pai que não fala com você
  meu pai e eu|eu e meu pai + nao nos falamos|sem se falar|nao conversamos|brigados|nao se fala
rising-means = o que significa esse ascendente
  @sign + ascendente + significa|quer dizer|como e|o que e
am-pregnant = se pode ser gravidez
  menstruacao|menstruei|regla|descer + atrasad[oa]|nao desce*|nao veio|atraso|meses
married-man = o que esperar de quem é casado
  nao larga a (?:esposa|mulher)|larga a (?:esposa|mulher)|deixar a (?:esposa|mulher)|e casado|amante
sleep-apart = o que fazer se vocês dormem separados
  {partner} + dormimos separados|quartos separados|dorme no sofa|durmo no sofa|camas separadas|ronca
turned-down: Sinto muito pelo fora.
  levei um fora|tomei um fora|me deu um fora|levei um toco|friendzone|so quer amizade|so amizade
no-holiday = o que fazer se negam suas férias
  {boss} + ferias|folga + negou|negad[oa]|nao deu|nao quer dar|recus*
birthday-plan = o que fazer no seu aniversário
  aniversario|niver + plano|planos|o que fazer|comemorar
value-me = como ser valorizado no trabalho
  {boss}|{job} + valoriz*|reconhec*
forgot-day = o que fazer se esqueceram seu dia
  {partner} + esquec* + aniversario|niver|data
meet-parents = como conhecer os pais da pessoa
  conhecer os pais dele|conhecer os pais dela|conhecer meus sogros|conhecer a familia dele|conhecer a familia dela
tell-father = se deve contar ao pai
  gravida|engravidei + pro pai|ao pai|pra ele|o pai nao sabe|conto pro - meu pai|meus pais
grades = o que fazer com notas baixas
  {child} + nota baixa|notas baixas|tirou 2|tirou 3|tirou 4|reprovou|recuperacao
mother-calls = o que fazer com uma mãe que liga toda hora
  mae + liga + vezes|toda hora|todo dia|o dia todo
child-sleeps = o que fazer se o filho não quer dormir sozinho
  {child} + dormir sozinh[oa]|dorme comigo|na minha cama|na nossa cama
offer-partner = o que fazer se a pessoa não quer se mudar pelo seu emprego
  proposta|oferec*|vaga|transferencia + {partner} + nao quer|nao pode|fica|mudar
wrong-study = o que fazer se você errou de curso
  faculdade|curso + errad[oa]|errei|nao gosto|duvida*|odeio|arrepend*|nao e pra mim
double-life: Sinto muito pelo que você descobriu.
  {partner} + outra familia|vida dupla|filho com outra|filho fora
no-meeting = o que significa falar e nunca marcar
  fala comigo|conversa|manda mensagem|chama + nunca marca|nao quer me ver|nunca quer sair|desculpa*|nao quer sair|nunca sai
crush-unaware = como chegar em quem você gosta
  gosto|crush|afim|a fim + nem sabe|existo|nao sabe|nao me conhece|vergonha|timid[oa]|chegar
not-posted = o que significa não te postar
  nao me posta|nunca me posta|nao posta foto*|nao me marca
late-home = o que fazer se a pessoa chega tarde
  {partner} + chega tarde|chegando tarde|volta tarde + {job}|celular|noite|sempre|atende|todo
fits-now = se acabou entre vocês
  acabou + entre a gente|de vez|mesmo|entre nos|pra sempre
pet-dying: Sinto muito que seu bichinho esteja tão mal.
  {pet} + sacrific*|eutanasia|terminal|morrendo|vai morrer - morreu|partiu|sacrificamos
pet-ill: Sinto muito que seu bichinho esteja doente.
  {pet} + doente|veterinari[oa]|nao come|nao quer comer|vomit*|opera* - morreu|gato do|ficante
proposed: Parabéns pelo pedido!
  me pediu em casamento|pedida em casamento|pedido em casamento|vamos casar|fiquei noiva|noivamos|ficamos noivos|to noiva|estou noiva - quando|medo|sera|nunca
together-again: Que bom que vocês voltaram.
  voltamos|reatamos + feliz|juntos|finalmente|namorar - {sad}|brig*
first-kiss: Que lindo!
  nos beijamos|me beijou|beijei|primeiro beijo|a gente se beijou - ex|traicao|traiu|{sad}
baby-born: Parabéns pelo bebê!
  nasceu|dei a luz|ganhei nenem + meu|minha|nosso|nossa|hoje|ontem|feliz|bebe - {sad}|pessima|inutil|desde que|quando
grandchild: Parabéns!
  sou avo|virei avo|vou ser avo|meu neto|minha neta|netinh[oa]|sou vovo|virei vovo + sou|virei|nasceu|vou ser - morreu|ver
pregnant-glad: Parabéns!
  gravida + feliz|felizes|finalmente|alegria|emocionada|nao acredito - {sad}
promoted: Parabéns pela promoção!
  fui promovid[oa]|me promoveram|ganhei a promocao|consegui a promocao|recebi a promocao|virei gerente|virei chefe
got-job: Parabéns pelo emprego!
  consegui o emprego|consegui emprego|consegui um emprego|fui contratad[oa]|fui aprovad[oa] na entrevista|passei na entrevista|me contrataram|consegui a vaga|arrumei emprego|arrumei um emprego|to empregad[oa] - nao
own-flat: Que alegria, o seu cantinho!
  meu propri[oa] (?:ape|apartamento|cantinho)|minha propria casa|meu apartamento|meu cantinho|fui morar sozinh[oa] - {sad}|vend*|alug*
bought-home: Parabéns pela casa!
  compramos|comprei|assinamos + casa|ape|apartamento|apto
pet-new: Que alegria!
  adotei|adotamos + {pet}|filhote
got-in: Parabéns pela vaga!
  passei|fui aprovad[oa]|entrei|fui aceit[oa] + faculdade|federal|vestibular|medicina|universidade|usp|enem|mestrado - nao
graduated: Parabéns pela formatura!
  me formei|to formad[oa]|peguei meu diploma|conclui a faculdade|terminei a faculdade
driving-passed: Parabéns pela carteira!
  passei|tirei|consegui + carteira|habilitacao|cnh|carta|direcao - nao|reprov*
smoke-free: Parabéns!
  sem fumar|parei de fumar|larguei o cigarro + meses|semanas|dias|mes|ano
birthday-sad: Sinto muito que o aniversário seja assim.
  aniversario|niver|faco anos|hoje faco + {sad}|ninguem|esquec*
turning: Esse número mexe com a gente.
  faco|vou fazer|completo|chegando aos + 30|40|50|60|trinta|quarenta|cinquenta|sessenta - minutos|dias|reais
birthday-glad: Feliz aniversário!
  meu aniversario|meu niver|to de aniversario - nao|esquec*|dele|dela
met-someone: Que alegria!
  conheci alguem|conheci um cara|conheci uma|to apaixonad[oa]|estou apaixonad[oa]|me apaixonei + feliz|nas nuvens|maravilhos[oa]|incrivel - {sad}|casad[oa]
ex-marries: Sinto muito, essa notícia dói.
  ex + vai casar|casou|casando|noiv[oa]|casamento
ex-baby: Sinto muito, essa notícia dói.
  ex + vai ser pai|gravida|vai ter um filho|filho com outra|bebe
ex-seen: Ver o ex com outra pessoa dói.
  vi meu ex|vi minha ex|encontrei meu ex|encontrei minha ex|foto do meu ex|vi o meu ex + outr[oa]|namorad[oa]|alguem|nova
ex-wants-back = se vale a pena voltar com o ex
  ex + quer voltar|outra chance|segunda chance|pediu pra voltar|pediu para voltar|me quer de volta
ex-pesters = o que fazer com um ex que não para de escrever
  ex + nao para de|fica me mandando|me persegue|insiste|enche o saco|nao me deixa em paz
ex-still = o que fazer se você ainda ama o ex
  ex + ainda|nao consigo|sigo + amo|gosto|esquecer|penso|apaixonad[oa]
silent-likes = o que significa ver seus stories e não falar nada
  story|stories|storys|curtiu|curte|curtida + nao fala|nao responde|sumiu|significa|nao me|nao manda|nao chama|meses|depois|mas
unfollowed = o que significa que parou de te seguir
  parou de me seguir|deixou de seguir|deixou de me seguir|unfollow|me removeu|me excluiu
left-by-text: Sinto muito que tenha acabado assim.
  terminou|me deixou|me largou + mensagem|whats*|zap|por texto|audio
i-left: Terminar também dói.
  terminei com|larguei|eu terminei|deixei meu|deixei minha + culpa*|culpad[oa]|mal|arrepend*|saudade*|fiz certo|certo|triste - {job}
break-up-how = como dizer que você quer terminar
  terminar|separar + como falo|como falar|nao sei como|como dizer|como eu falo|sem machucar
partner-leaves: Sinto muito que a pessoa queira ir embora.
  {partner} + quer separar|quer se separar|quer o divorcio|quer divorcio|pediu o divorcio|pediu divorcio|pediu a separacao|quer me deixar|quer terminar|pediu pra separar|quer se divorciar
  ele|ela + quer separar|quer se separar|quer o divorcio|quer divorcio|pediu o divorcio|pediu divorcio|pediu a separacao|quer me deixar|quer terminar|pediu pra separar|quer se divorciar - {others}|{partner}
not-ready = o que significa não estar pronto
  nao esta pront[oa]|nao ta pront[oa]|nada serio|nao quer namorar|nao quer compromisso|nao quer relacionamento|nao quer nada
i-go-abroad = se o namoro aguenta se você for
  eu vou|vou morar|vou me mudar|vou embora|vou fazer intercambio|vou estudar + {partner}|namoro|relacionamento|a gente + fica|ficar|aguenta|distancia|dura*|resist*
goes-abroad = se o namoro aguenta com a pessoa longe
  {partner} + vai morar|vai trabalhar|vai se mudar|vai embora|vai mudar|vai pra|vai para|foi transferid[oa]|intercambio + fora|pais|ano|meses|longe|cidade|portugal|irlanda|estados unidos|eua|exterior|estado|canada - filh[oa]|melhor amig[oa]|amiga
  ele|ela + vai morar|vai trabalhar|vai se mudar|vai embora|vai mudar|vai pra|vai para|foi transferid[oa]|intercambio + fora|pais|ano|meses|longe|cidade|portugal|irlanda|estados unidos|eua|exterior|estado|canada - filh[oa]|melhor amig[oa]|amiga - {others}|{partner}
crush-taken = o que fazer se a pessoa já namora
  gosto|gostando|apaixonad[oa]|afim|a fim + tem namorad[oa]|namora|e comprometid[oa]|ta namorando|esta namorando - casad[oa]|minha namorada|meu namorado
date-vanished = por que alguém some depois de um bom encontro
  encontro|date|saimos|role|role + sumiu|nao me chamou|nao mandou|nao responde*|nunca mais|desapareceu
after-sex = o que significa o silêncio depois da noite
  transamos|ficamos|dormimos juntos|transei|fizemos amor + sumiu|estranho|frio|nao fala|nao manda|nao responde|distante|nunca mais
no-marriage = o que fazer se a pessoa não quer casar
  {partner} + nao quer casar|nao pensa em casar|nao quer casamento|nao quer se casar|enrola
  ele|ela + nao quer casar|nao pensa em casar|nao quer casamento|nao quer se casar|enrola - {others}|{partner}
wants-baby-i-not = o que fazer se só a outra pessoa quer filho
  quer ter filho*|quer um filho|quer filhos|quer um bebe|quer outro filho|quer mais um + eu nao|nao quero|nao sei|sem vontade
housework = como dividir o trabalho de casa
  {partner} + nao ajuda|nao me ajuda|nao faz nada|nao lava|nao levanta|nao faz + casa|nada|louca|crianca*|filh[oa]s|dedo
  ele + nao ajuda|nao me ajuda|nao faz nada|nao lava|nao levanta|nao faz + casa|nada|louca|crianca*|filh[oa]s|dedo - {others}|{partner}
gaming = o que fazer com alguém que só joga
  {partner} + videogame|video game|jogando|joga|ps5|free fire|lol
  ele + videogame|video game|jogando|joga|ps5|free fire|lol - {others}|{partner}
gambles = o que fazer com alguém que aposta
  {partner} + aposta*|bet|tigrinho|cassino|apostando|jogo do
  ele + aposta*|bet|tigrinho|cassino|apostando|jogo do - {others}|{partner}
no-time = o que fazer se a pessoa nunca tem tempo
  {partner} + so trabalha|trabalha demais|nao tem tempo|nunca tem tempo|sem tempo|trabalha o dia|trabalha muito
  ele|ela + so trabalha|trabalha demais|nao tem tempo|nunca tem tempo|sem tempo|trabalha o dia|trabalha muito - {others}|{partner}
his-friends = o que fazer se a pessoa sempre sai sem você
  {partner} + com os amigos|com as amigas|sai|balada|futebol|bar + sempre|todo|sem mim|me deixa|toda
  ele + com os amigos|com as amigas|sai|balada|futebol|bar + sempre|todo|sem mim|me deixa|toda - {others}|{partner}
partner-low = como ajudar quem você ama
  {partner} + depressao|deprimid[oa]|muito mal|pra baixo|perdeu o emprego|desempregad[oa]|sem vontade|ansiedade
partner-spends = o que fazer com quem gasta tudo
  {partner} + gasta|gastando|torra + dinheiro|tudo|cartao|salario|demais
  ele + gasta|gastando|torra + dinheiro|tudo|cartao|salario|demais - {others}|{partner}
his-mother = o que fazer se a pessoa sempre defende a mãe
  mae dele|sogra|mae dela + lado|defende|razao|sempre + {partner}|ele|lado|defende
criticizes = o que fazer com quem critica tudo
  {partner} + critica|reclama de tudo|me diminui|me coloca pra baixo|poe defeito|nada que eu faco
male-friends = o que fazer se a pessoa não aceita seus amigos
  {partner} + nao gosta|ciume*|ciument[oa]|nao quer|nao aceita|briga + amigos|amizade*|amigo homem
found-messages = o que fazer com as mensagens que você achou
  achei|vi|descobri|encontrei|peguei + mensagen*|conversa|conversas|fotos|nudes + outra|outro|celular|mulher|whats*|colega
two-loves = como escolher entre duas pessoas
  dois homens|duas pessoas|dois caras|duas mulheres|dos dois|os dois|das duas + amo|gosto|apaixonad[oa]|escolher|dividid[oa]
married-crush = o que fazer se você tem alguém e gosta de outra pessoa
  casad[oa]|tenho namorad[oa]|namoro|noiv[oa] + gostando de outr[oa]|apaixonad[oa] por outr[oa]|outra pessoa|gosto de outr[oa]|colega|atraid[oa] - ele e|ela e
no-desire = o que fazer quando o desejo some
  nao sinto atracao|perdi o tesao|nao sinto desejo|sem desejo|nao tenho vontade + {partner}|ele|ela|sexo|transar
lonely-couple = o que fazer com a solidão a dois
  sozinh[oa] + casamento|casad[oa]|{partner}|relacionamento + sinto|mesmo|ao lado - solteir[oa]|vai|sai|morreu
moved-in-fights = o que fazer com as brigas desde que moram juntos
  morar junto|morando junto|moramos juntos|morar juntos|fomos morar + brig*|discut*
trust-again = como voltar a confiar
  confiar de novo|voltar a confiar|nao consigo confiar|confiar nas pessoas|confiar em alguem|confiar novamente
online-money = o que fazer se alguém da internet pede dinheiro
  internet|online|tinder|facebook|instagram|app|nunca vi|conheci + pediu dinheiro|pede dinheiro|pedindo dinheiro|pix|emprestado|mandar dinheiro - amig[oa]
online-love = se um amor pela internet pode ser real
  internet|online|virtual|discord|jogo|tiktok + apaixonad[oa]|amor|namor*|gosto + nunca|pessoalmente|virtual|conhec*
secret = o que fazer se a pessoa quer esconder
  escondid[oa]|segredo|nao assume|nao me assume|as escondidas|ninguem pode saber + {partner}|namoro|relacionamento|ele|ela|a gente
serious = se a pessoa leva a sério
  me leva a serio|e serio|brincando comigo|ta brincando|me enrolando|me enrola|so quer sexo|so me usa|so quer me usar
the-one = como saber se é a pessoa certa
  homem da minha vida|mulher da minha vida|amor da minha vida|pessoa certa|cara certo|e ele mesmo|e o certo - quando|encontr*|vou
alone-christmas: Sinto muito que você passe esses dias sem companhia.
  natal|ano novo|reveillon + sozinh[oa]
end-alone: Esse medo é muito comum.
  medo|nunca|acho + ficar sozinh[oa]|ficar pra titia|ninguem vai me|nunca encontrar|nunca achar|nao encontrar ninguem|terminar sozinh[oa]|morrer sozinh[oa]|nunca vou encontrar|nunca vou achar
friends-marry = o que fazer quando todos casam menos você
  tod[oa]s|minhas amigas|meus amigos|todo mundo + casando|casad[oa]s|filhos|namorando|casaram|gravidas + eu|solteir[oa]|menos
divorce-kids = como proteger os filhos numa separação
  divorci*|separ*|separacao + filh[oa]s?|criancas? - meus pais|nao me deixa
divorce-final: Sinto muito que pese tanto.
  assinei o divorcio|divorcio saiu|saiu o divorcio|to divorciad[oa]|estou divorciad[oa]|me divorciei + vazi[oa]|triste|estranh[oa]|hoje|ontem|mal
custody = o que fazer se não te deixam ver os filhos
  guarda|nao me deixa ver|nao deixa eu ver|impede + filh[oa]s?|criancas?
child-support = o que fazer se não paga a pensão
  pensao + nao paga|nao pagou|atras*|ex|pai
step-kids = como lidar com os filhos da outra pessoa
  filh[oa]s? d(?:ele|ela|o meu|a minha)|enteadas?|enteados? + nao gosta|nao aceita*|odeia*|implica|dificil|me trata
wedding-speech = como fazer um discurso de casamento
  casamento|casa|casar + discurso|falar umas palavras
tell-parents-pregnant = como contar em casa que você está grávida
  gravida + pais|mae|pai|familia + contar|conto|falar|dizer|sabem|sabe
tell-parents-exam = como contar em casa que não passou
  reprov*|nao passei|bombei|tranquei|larguei a faculdade|rodei|levei pau + pais|mae|pai|familia|casa + contar|conto|falar|sabem|coragem|pagam|paga|dizer
tell-parents-love = como contar do namoro em casa
  namor*|ficando com|saindo com + pais|mae|pai|familia + contar|conto|falar|sabem|apresentar|dizer
marry-pressure = o que responder quando pressionam pra casar
  familia|pais|mae|todo mundo|tias + pression*|cobra*|pergunta*|insist* + cas[ao]r?|casamento
baby-questions = o que responder quando perguntam do bebê
  perguntam?|perguntando|cobra*|pression* + filh[oa]s?|bebe|engravid*|neto + todo mundo|familia|sogra|sempre|quando|mae|gente
cant-quit = o que fazer se você não pode sair do emprego
  nao posso|nao da pra|nao consigo|nao tenho como + sair do|pedir demissao|pedir as contas|largar o|me demitir|largar + familia|casa|filh[oa]s|contas|sustento|dependem|dinheiro|aluguel|divida*
family-support = como pôr limite quando todos dependem de você
  sustento|sustentar|dependem de mim|banco a|so eu que + familia|casa|todos|pais|mae|irmaos|trabalho
siblings-no-help = o que fazer se os irmãos não ajudam
  irma|irmao|irmaos|irmas + nao ajuda*|nao faz* nada|nao fazem|nao liga*|nem ai|sobra + {parent}|cuid*
mother-baby = o que fazer com uma mãe que se mete na criação
  mae|sogra|avo + mete|palpite*|critica|interfere|se intromete|opina + bebe|filh[oa]s?|criacao|neto|neta|gravidez
teen-room = o que fazer com um filho que se tranca
  {child} + tranca|trancad[oa]|quarto|nao sai do - vazio|arrum*
child-phone = o que fazer com um filho que não larga o celular
  {child} + celular|tablet|tela|telas|videogame|jogo|tiktok + o dia todo|dia inteiro|nao larga|viciad[oa]|sempre|horas|o tempo todo|so fica|so quer
child-no-call = o que fazer se o filho não liga
  {child} + nao me liga|nunca liga|nao liga|nao me visita|esqueceu de mim|nunca me liga|nao vem me ver|nao manda mensagem
child-moves = o que fazer quando um filho sai de casa
  {child} + vai embora|vai morar|sair de casa|saindo de casa|vai sair|foi morar|vai se mudar|mudou|saiu de casa|vai mudar|foi embora
baby-sleep: Sinto muito que você esteja tão cansada.
  bebe|nenem|recem nascid[oa]|{child} + nao dorme|acorda|noites|madrugada - pesadelo*
bad-mother: Muita gente se sente assim depois do parto.
  parto|bebe|nasceu|mae|maternidade|puerperio|recem nascid[oa] + pessima mae|mae ruim|inutil|nao dou conta|nao sirvo|fracass*|chor*|nao sinto|culpa
child-eats = o que fazer se o filho quase não come
  {child} + nao come|nao quer comer|come pouco|quase nada|come quase|come nada
bullied = o que fazer se o filho sofre bullying
  {child} + bullying|zoam|zoad[oa]|batem|apanh*|xingam|humilh*|excluid[oa]
tantrums = o que fazer com as birras
  birra*|pirraca|chilique*
kids-fight = o que fazer se os filhos brigam
  meus filhos|minhas filhas|as criancas|os meninos + brigam|brigando|se batem|brigas
child-gay = o que dizer quando um filho se assume
  {child} + gay|lesbica|trans|bissexual|homossexual|se assumiu|gosta de menin[oa]s
child-partner = o que fazer se você não gosta do namorado da filha
  namorad[oa] d[ao] minh?[ae] filh[oa]|namorad[oa] do meu filho|meu genro|minha nora|namorad[oa] del[ae] + nao gosto|ruim|nao presta|trata|toxic[oa]|implic*
child-home = o que fazer com um filho adulto que não faz nada
  {child} + nao faz nada|nao trabalha|nao quer trabalhar|nem estuda|encostad[oa]|nao quer nada
school-starts: É normal se emocionar.
  {child} + primeiro dia|entrar na escola|escolinha|creche|comeca a escola|vai pra escola - nao quer|bullying
favorite = o que fazer se preferem seu irmão
  {parent} + prefere*|favorit[oa]|preferid[oa]|queridinh[oa] + irma|irmao|irmaos
parents-divorce: Sinto muito pelos seus pais.
  meus pais|meu pai e minha mae|minha mae e meu pai + separando|se separ*|divorci*|separar
parents-fight = o que fazer quando os pais brigam
  meus pais + brigam|brigando|gritam|discutem|brigas
father-gone = se vale procurar seu pai
  meu pai|pai + abandonou|nao vejo|nunca vi|nao conheco|sumiu|foi embora quando|procurar|anos sem
nursing-home = se um lar de idosos é o caminho
  asilo|casa de repouso|lar de idosos|clinica de idosos + {parent}|sogr[oa]
dementia: Sinto muito que você passe por isso.
  {parent}|marido|espos[oa] + alzheimer|demencia|nao me reconhece|nao lembra de mim
surgery-other: Sinto muito que a espera seja assim.
  {parent}|{partner}|{child}|irma|irmao + cirurgia|operar|operad[oa]|operacao - minha cirurgia
mother-far = o que fazer com a culpa de morar longe
  {parent} + longe|sozinh[oa]|outro pais|outra cidade + culpa*|culpad[oa]|saudade*|moro|preocup* - morreu|doente
miss-child: Sinto muito que você esteja longe dos filhos.
  longe dos meus filhos|longe do meu filho|longe da minha filha|saudade do meu filho|saudade da minha filha|saudade dos meus filhos|saudades do meu filho|saudades dos meus filhos|saudades da minha filha - morreu|{partner}
trying-baby: Sinto muito que a espera seja tão longa.
  tentando|tentamos|tentante + engravid*|bebe|filho|gravida
near-retirement = se aguentar até a aposentadoria
  aposentar|aposentadoria|aposento + falta*|meses|ano|anos + chefe|aguent*|largar|{job}|sair|desist*
retired = o que fazer com a aposentadoria
  aposentei|aposentad[oa]|aposentar|aposentadoria + nao sei|vazi[oa]|tedio|medo|inutil|fazer|perdid[oa]
night-work = como desligar do trabalho à noite
  nao durmo|dormir|a noite|insonia|desligar|madrugada + {job} - turno|noturno
boss-yells = o que fazer com um chefe que grita
  {boss} + grita|humilha|na frente de todos|na frente dos outros|xinga|berra|esculacha
not-paid = o que fazer se não te pagam
  {boss}|empresa|salario|{job} + nao pag*|atrasad[oa]|atrasa|me deve*|sem receber
overtime = o que fazer quando o trabalho toma tudo
  trabalho|trabalhando|{job} + hora extra|horas extras|12 horas|10 horas|sem folga|nao tenho vida|sem vida|fim de semana|6x1|escala
credit = o que fazer se levam o crédito pelo seu trabalho
  colega|{boss} + credito|minha ideia|minhas ideias|roubou|copia
passed-over = o que fazer se promovem outra pessoa
  promov*|promocao|vaga + colega|outr[oa]|no meu lugar|em vez de mim|nao eu
work-mistake = o que fazer depois de um erro no trabalho
  erro|errei|besteira|merda|caguei|vacilei + {job}|{boss}|cliente
work-bored = o que fazer com o tédio no trabalho
  tedio|entediad[oa]|chato|monoton[oa] + {job}
quit-free: Fico feliz por você!
  pedi demissao|larguei o {job}|sai do {job}|pedi as contas|me demiti + livre|feliz|leve|alivi*|paz
quit-scared: Dá frio na barriga mesmo.
  pedi demissao|larguei o {job}|sai do {job}|pedi as contas|me demiti + medo|e agora|arrepend*|desesper*|insegur[oa]|panico
contract-ends = o que fazer se não renovam o contrato
  contrato + acaba*|acabando|termina|renov*|vence|fim
jobless-long: Sinto muito que a busca esteja tão longa.
  desempregad[oa]|sem emprego|sem trabalho|procurando emprego|sem trampo + meses|ano|anos|esperanca|desist*|nada|desesper*
no-answers = por que ninguém responde aos currículos
  curriculo*|vagas|candidat* + ninguem|nada|nao chamam|nao respond*|resposta
back-from-leave = como voltar da licença
  licenca|voltar a trabalhar|volto a trabalhar|voltar ao {job}|volto pro {job} + bebe|filh[oa]|maternidade|culpa|creche
impostor = o que fazer com a síndrome do impostor
  impostora?|nao sou boa o suficiente|nao sou bom o suficiente|nao sou capaz|fraude + {job}|sindrome|cargo|profissional
evicted = o que fazer se te mandam sair de casa
  proprietari[oa]|dono da casa|dono do ape|locador|despej* + sair|despej*|desocup*
no-flat = como encontrar um lugar para morar
  achar|nao acho|encontrar|procurando|nao encontro + apartamento|ape|aluguel|casa pra alugar|kitnet|lugar pra morar - vender
scammed: Sinto muito pelo golpe.
  cai num golpe|cai em golpe|golpe do|levei um golpe|golpista|fui enganad[oa] + golpe|pix|dinheiro|golpista
save-money = como guardar dinheiro
  guardar dinheiro|economizar|juntar dinheiro|poupar
new-city = o que fazer com a solidão numa cidade nova
  cidade nova|nova cidade|me mudei|mudei de cidade|acabei de mudar + sozinh[oa]|ninguem|amig[oa]s|triste|saudade
stolen: Sinto muito pelo roubo.
  roubaram|fui assaltad[oa]|me roubaram|furtaram|assaltaram + celular|carro|moto|bolsa|carteira|bike|bicicleta|casa|assaltad[oa]
panic: Sinto muito que você passe por isso.
  ataque* de panico|crise* de panico|crise* de ansiedade|sindrome do panico
test-results: Essa espera é dura.
  espera*|resultado* + biopsia|exame de sangue|exames|medic[oa]|ressonancia|tomografia|mamografia - vestibular|enem|prova
surgery-me: É normal ter medo antes de uma cirurgia.
  vou operar|minha cirurgia|vou ser operad[oa]|vou fazer uma cirurgia|vou fazer cirurgia|minha cesarea|minha operacao
cry-always: Sinto muito que você chore tanto.
  choro|chorando|chorar + o tempo todo|todo dia|todos os dias|do nada|por tudo|sem motivo|sem parar|nao sei por que|por nada - filh[oa]|bebe
angry = o que fazer com tanta raiva
  raiva|irritad[oa]|estressad[oa]|com odio + o tempo todo|de tudo|sempre|tudo|muita|tanta
empty: Sinto muito que você se sinta assim.
  vazi[oa]|vazio + sinto|dentro|sentindo - casa|geladeira|quarto
unmotivated: Sinto muito que falte vontade.
  sem vontade de nada|nao tenho vontade de nada|desmotivad[oa]|sem motivacao|nada me anima|sem animo
ugly: Sinto muito que você se veja assim.
  fei[oa]|gord[oa]|horrorosa + sinto|sou|me acho|espelho|acho
menopause = o que fazer com a menopausa
  menopausa|calorao|caloroes|fogacho*
lost-life = o que fazer quando você se sente sem rumo
  perdid[oa]|sem rumo|sem direcao + vida|sinto|to|estou - {pet}|chave|anel|celular
stuck = o que fazer quando a vida parou
  estagnad[oa]|travad[oa]|pres[oa]|empacad[oa]|parad[oa] no tempo + sinto|vida|to|estou
fear-future = o que fazer com o medo do futuro
  medo|ansios[oa]|preocupad[oa]|insegur[oa] + futuro
bad-day: Sinto muito pelo seu dia.
  dia horrivel|dia de merda|dia pessimo|pessimo dia|pior dia|dia terrivel|dia ruim|dia bosta
friend-moves: Sinto muito que a amizade fique longe.
  {friend} + vai embora|vai se mudar|vai morar|mudar|foi morar|vai mudar + longe|pais|cidade|fora|triste|estado|exterior|portugal
friend-couple = o que fazer se a amiga não tem mais tempo
  {friend} + namorand[oa]|namorad[oa]|namorar + tempo|desde que|esquec*|sumiu|largou|so quer|deixou - meu ex|trata
friend-bad-love = como ajudar uma amiga com um namorado ruim
  {friend} + namorado|marido|namorada + trata mal|toxic[oa]|trai|controla|maltrata|abusiv[oa]
friend-fight = se vale chamar primeiro depois da briga
  {friend} + briguei|brigamos|discuti|discutimos|brigad[oa]s?|uma briga - namorado dela|so me
friend-uses = o que fazer com quem só procura quando precisa
  {friend} + so me procura|so quando|so lembra|por interesse|me usa|precisa de algo|se aproveita
friend-low = como ajudar alguém que está mal
  {friend} + ta mal|esta mal|depressao|deprimid[oa]|ajudar|ajudo|passando por - morreu|nao me
exam-tomorrow = o que fazer na véspera da prova
  amanha + prova|enem|vestibular|exame|concurso + nao sei nada|nao estudei|nervos[oa]|desesper*|panico|medo
thesis = como terminar o trabalho final
  tcc|dissertacao|tese|monografia
not-admitted: Sinto muito que não tenha dado.
  nao passei|nao fui aprovad[oa]|nao entrei|nao consegui a vaga + faculdade|vestibular|federal|enem|universidade|medicina|sisu|usp|mestrado
teacher = o que fazer com um professor que te persegue
  professora?|prof + odeia|persegue|implica|injust[oa]|nao gosta de mim|humilh*
better-year = se o ano que vem vai ser melhor
  2027|ano que vem|proximo ano|ano novo|esse ano|este ano|2026 + melhor*|horrivel|pessimo|meu ano|acabou comigo|dificil|pesado|destruiu|ruim
haircut = se é um bom dia para cortar o cabelo
  cort*|pintar|franja|mudar + cabelo|franja
joke = uma piada
  piada|me faz rir
who-are-you = quem eu sou
  quem e voce|como voce se chama|qual seu nome|qual e o seu nome|o que voce e
how-are-you: Obrigado por perguntar.
  como voce esta|como vc ta|como voce ta|tudo bem com voce|tudo bem com vc|como vai voce
not-asked: Desculpe.
  nao foi isso que perguntei|nao perguntei isso|nao respondeu minha|nao respondeu a minha|nao foi o que perguntei
promised-bad: Sinto muito pelo dia.
  voce disse|vc disse|voce falou|vc falou|disse que + dia|hoje|semana|mes + ruim|pessimo|roubaram|horrivel|deu errado|quebrou|multa|merda|terrivel
thanks: De nada!
  muito obrigad[oa]|obrigad[oa] por|obrigad[oa] pela|valeu demais|valeu mesmo
happy: Que alegria!
  feliz|felicidade|melhor dia|alegria + hoje|muito|tao|super|dia|vida|to|estou - nao sou|nao estou|nao to|{sad}|serei|quando|ser feliz|vou ser
`,
};
