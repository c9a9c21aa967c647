import { html, type Html } from './html.ts';

export const section = (id: string, title: string, about: string, content: Html): Html =>
  html`<section id="${id}">
    <h2>${title}</h2>
    <p class="about">${about}</p>
    ${content}
  </section>`;

export const paragraphs = (text: string): Html =>
  html`${text.split(/\n{2,}/).map((each) => html`<p>${each}</p>`)}`;
