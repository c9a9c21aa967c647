import type { ProductWords } from '../language-answers.ts';

export const PORTUGUESE_PRODUCT: ProductWords = {
  asks: {
    refund:
      'reembols*|estorno|estornar - emprest*|amigo|amiga|irmao|irma\ncobraram|cobrado|cobranca + duas vezes|dobro|dupla\ndinheiro de volta - amigo|amiga|irmao|irma|emprest*',
    trial:
      'teste gratis|teste gratuito|periodo de teste|dias gratis|7 dias|sete dias - emprego|trabalho|chefe',
    cancel:
      'cancel*|encerr*|desassin* + assinatura|premium|plano|isso|app|aqui|isto\ncomo cancelo|como eu cancelo|quero cancelar - viagem|casamento|festa',
    photo: 'foto*|imagem|imagens + mao|maos|palma',
    palmLimit: 'quantas|quantos + leituras|vezes|scans|escane* + mao|palma|maos|escane*|scans',
    deletion: 'apag*|exclu*|delet* + conta|dados|perfil|chat|conversa|historico',
    birthChange:
      'mud*|corrig*|errad*|errei|alter*|troc* + hora de nascimento|data de nascimento|horario de nascimento|minha hora',
    mails: 'emails|email|e mails + parar|para*|nao quero|cancel*|desativ*|receber',
    privacy:
      'quem + le|ler|ve|ver + escrevo|mensagens|conversa|chat|isso|aqui\ne privado|e sigiloso|e confidencial|vendem meus dados|meus dados + vend*|seguros|compartilh*',
    minors:
      'menor de idade|menores de idade|tenho 15|tenho 16|tenho 17|tenho 14 + usar|posso|app|site',
    real: 'voce e|vc e|tu es|estou falando com|to falando com + real|humano|humana|pessoa|robo|bot|maquina|ia|programa|de verdade',
    price:
      'quanto + custa|custam|sai|pago|cobram|e + premium|assinatura|app|isso|mes|plano\nquanto custa|e gratis|e de graca|preco do premium|valor da assinatura - casa|casamento|carro',
  },
  says: {
    refund:
      'Primeiro cancele, para não ter nova cobrança: Profile, Manage Subscription. Depois responda ao recibo, ou a qualquer e-mail nosso, com a data e o valor, e peça a devolução. Daqui eu não consigo devolver dinheiro nem prometer isso.',
    trial:
      'São {days} dias grátis. No começo você informa uma forma de pagamento, mas nada é cobrado até eles acabarem; cancelando antes em Profile, Manage Subscription, você não paga. É um teste por pessoa, com uma única leitura de mão.',
    cancel:
      'No seu perfil (Profile), toque em Manage Subscription e cancele ali. O acesso continua até o fim do período pago ou do teste, e depois nada mais é cobrado. Apagar o ícone do celular não cancela.',
    photo:
      'A foto da sua mão é apagada assim que é analisada, a não ser que você escolha guardar. Se guardou, ela está no seu perfil, com um botão para apagar. Ninguém mais pode ver.',
    palmLimit:
      'De graça ou no teste é uma leitura de mão no total; no Premium, quantas você quiser. Tentativa que falha não conta.',
    deletion:
      'A conta inteira: no perfil, Delete Account; leituras, conversas e fotos somem e a assinatura é cancelada. Só a conversa: "Clear conversation", embaixo do chat. O que foi apagado não volta.',
    birthChange:
      'Em Profile, Edit Profile: mude a data, a hora ou a cidade e salve. O mapa é refeito na hora; pelo chat eu não consigo mudar.',
    mails:
      'Em Profile Setup você desliga os e-mails diários, e cada um tem embaixo um link para sair com um clique. Os da conta, como código de acesso, continuam chegando.',
    privacy:
      'Sua conversa fica guardada com a sua conta e nenhum outro usuário consegue ver. Quem monta as respostas é um programa, então ninguém precisa ler você para responder, e seus dados não são vendidos. "Clear conversation" apaga tudo quando você quiser.',
    minors:
      'Não, é só para maiores de 18 anos, e usar a conta de outra pessoa também não é boa ideia.',
    real: 'Não sou uma pessoa, sou um programa. A posição dos planetas é calculada, e as frases foram escritas antes por gente. Me conta o que está na sua cabeça e a gente olha.',
    price:
      'O Premium custa {price} por mês, depois de {days} dias grátis. Sem pagar você tem a página do dia, os horóscopos, uma leitura de mão em prévia e {questions} perguntas por dia aqui.',
  },
};
