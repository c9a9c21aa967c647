import { type ElementHandle, launch } from 'puppeteer-core';
import { type BrowserPage, HEIGHT, WIDTH } from './browser-page.ts';

interface Executable {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A stock Firefox, by WebDriver BiDi. Playwright has its own build of Firefox and asks a stock one for too much. */
export async function openFirefox({ path, env }: Executable): Promise<BrowserPage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    env: { ...process.env, ...env },
    defaultViewport: { width: WIDTH, height: HEIGHT },
  });
  const page = await browser.newPage();
  /** What is not there, or not to be reached yet, is looked for again by the caller. */
  const onElement = async (
    xpath: string,
    act: (element: ElementHandle) => Promise<void>,
  ): Promise<boolean> => {
    const element = await page.$(`xpath/${xpath}`);
    if (element === null) return false;
    return act(element).then(
      () => true,
      () => false,
    );
  };
  return {
    browser: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (xpath) => onElement(xpath, (element) => element.click()),
    type: (xpath, text) => onElement(xpath, (element) => element.type(text)),
    picture: () => page.screenshot(),
    close: () => browser.close(),
  };
}
