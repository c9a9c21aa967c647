import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserPage, HEIGHT, WIDTH } from './browser-page.ts';

/** What WebDriver calls an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const START_LIMIT_MS = 30_000;

export async function newSession(
  driver: string,
  { miniBrowser, stop }: { miniBrowser: string; stop: () => Promise<void> },
): Promise<BrowserPage> {
  await untilReady(driver);
  const options = { binary: miniBrowser, args: ['--automation'] };
  const { sessionId, capabilities } = fields(
    await ask(driver, 'POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  const session = `${driver}/session/${String(sessionId)}`;
  const command = (path: string, body: object = {}) => ask(session, 'POST', path, body);
  const onElement = async (xpath: string, act: string, body: object = {}): Promise<boolean> => {
    try {
      const found = fields(await command('/element', { using: 'xpath', value: xpath }));
      await command(`/element/${String(found[ELEMENT])}/${act}`, body);
      return true;
    } catch (error) {
      if (error instanceof NotPossible) return false;
      throw error;
    }
  };
  await command('/window/rect', { width: WIDTH, height: HEIGHT });
  return {
    browser: `webkitgtk/${String(fields(capabilities)['browserVersion'])}`,
    open: async (address) => void (await command('/url', { url: address })),
    run: (body) => command('/execute/sync', { script: body, args: [] }),
    click: (xpath) => onElement(xpath, 'click'),
    type: (xpath, text) => onElement(xpath, 'value', { text }),
    picture: async () => Buffer.from(String(await ask(session, 'GET', '/screenshot')), 'base64'),
    close: async () => {
      await ask(session, 'DELETE', '');
      await stop();
    },
  };
}

/** An element that is missing, covered or not yet to be used: trying again may help. */
class NotPossible extends Error {}
const NOT_POSSIBLE = new Set<unknown>([
  'no such element',
  'stale element reference',
  'element click intercepted',
  'element not interactable',
]);

async function ask(base: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(base + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { value } = fields(await response.json());
  if (response.ok) return value;
  const { error, message } = fields(value);
  const words = `${String(error)}: ${String(message)}`;
  throw NOT_POSSIBLE.has(error) ? new NotPossible(words) : new Error(words);
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

async function untilReady(driver: string): Promise<void> {
  const last = Date.now() + START_LIMIT_MS;
  while (Date.now() < last) {
    const isReady = await ask(driver, 'GET', '/status').then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await pause(200);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
