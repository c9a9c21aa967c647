import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function P({ children }: { children: ReactNode }) {
  return <p className="mb-4 text-paper-dim last:mb-0">{children}</p>;
}

/** The key phrase of a paragraph. */
export function Key({ children }: { children: ReactNode }) {
  return <strong className="font-medium text-paper">{children}</strong>;
}

export function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    // Paper cannot be pressed, so it says where the link leads.
    <Link to={path} className="text-link print:after:content-['_('_attr(href)_')']">
      {children}
    </Link>
  );
}

export function List({ children }: { children: ReactNode }) {
  return (
    <ul className="mb-4 list-disc space-y-2 pl-5 text-paper-dim marker:text-brass last:mb-0">
      {children}
    </ul>
  );
}

interface LegalTableProps {
  caption: string;
  heads: readonly [string, string];
  rows: readonly (readonly [ReactNode, ReactNode])[];
}

export function LegalTable({ caption, heads, rows }: LegalTableProps) {
  return (
    <table className="mb-4 w-full table-fixed border-collapse text-left text-small last:mb-0">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge text-brass">
          {heads.map((head) => (
            <th key={head} scope="col" className="py-2 pr-4 font-medium last:pr-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, howLong], index) => (
          // The rows are fixed text and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index} className="border-b border-line align-top">
            <th scope="row" className="w-1/2 py-2 pr-4 font-normal">
              {what}
            </th>
            <td className="py-2 text-paper-dim">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
