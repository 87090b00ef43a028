import { createHash } from 'node:crypto';
import type { Module } from '../contract.ts';

/** A module's own style as a file that reaches nothing outside the module; its address changes with its content. */
export function moduleStyle({ id, cssContent }: Pick<Module, 'id' | 'cssContent'>) {
  if (!cssContent) return null;
  const text = `@scope ([data-module="${id}"]) {\n${cssContent}}\n`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { address: `/theme/module/${id}-${hash}.css`, text };
}
