import type { Page } from 'playwright-core';

/**
 * Runs of text that a browser painted out of place. Everything that a page names by itself (a text node, or an element that stands
 * isolated) has its place among its neighbours on a line: one after the other in the direction of writing around them. Where a
 * name is not isolated, the number behind it is painted on its wrong side, which shows here.
 */
export const runsOutOfPlace = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate((selector) => {
    const isolates = (element: Element): boolean => {
      const { display, unicodeBidi, position } = getComputedStyle(element);
      return (
        !display.startsWith('inline') ||
        display !== 'inline' ||
        /isolate|plaintext/.test(unicodeBidi) ||
        position === 'absolute'
      );
    };
    const contextOf = (node: Node): Element => {
      let element = node.parentElement as Element;
      while (!isolates(element)) element = element.parentElement as Element;
      return element;
    };
    interface Item {
      readonly text: string;
      readonly rects: DOMRect[];
    }
    const rectsOf = (node: Node): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    };
    const contexts = new Map<Element, Map<Node, Item>>();
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      if (!/[\p{L}\p{N}]/u.test(text) || !node.parentElement?.checkVisibility()) continue;
      if (node.parentElement.closest('[data-visually-hidden], svg, math, script, style')) continue;
      const rects = rectsOf(node);
      // It is an item among its neighbours, and so is each inline isolate around it among its own.
      let item: Node = node;
      for (;;) {
        const context = contextOf(item);
        const items = contexts.get(context) ?? new Map<Node, Item>();
        contexts.set(context, items);
        const known = items.get(item);
        items.set(item, { text: (known?.text ?? '') + text, rects: [...(known?.rects ?? []), ...rects] });
        if (getComputedStyle(context).display !== 'inline') break;
        item = context;
      }
    }
    const wrong: string[] = [];
    for (const [context, items] of contexts) {
      const isRightToLeft = getComputedStyle(context).direction === 'rtl';
      const listed = [...items.values()];
      for (let place = 1; place < listed.length; place++) {
        const [before, after] = [listed[place - 1], listed[place]] as [Item, Item];
        for (const one of before.rects)
          for (const other of after.rects) {
            const isSameLine =
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
              Math.min(one.height, other.height) / 2;
            if (!isSameLine) continue;
            const isInOrder = isRightToLeft ? other.right <= one.left + 1.5 : other.left >= one.right - 1.5;
            if (!isInOrder) wrong.push(`“${before.text}” and “${after.text}”`);
          }
      }
    }
    return [...new Set(wrong)];
  }, within);

/** Words and numbers that a line breaks inside. A Chinese text breaks anywhere, an address or a long name where it must. */
export const brokenWords = (page: Page, within = 'main'): Promise<string[]> =>
  page.evaluate((selector) => {
    const longest = 18;
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.querySelector(selector) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('[data-visually-hidden], svg, math, script, style')) continue;
      const text = node.nodeValue ?? '';
      const hyphenates = getComputedStyle(parent).hyphens === 'auto';
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}](?:[.,]?[\p{L}\p{N}])*/gu)) {
        if (word.length < 2 || word.length > longest || /\p{Script=Han}/u.test(word)) continue;
        if (hyphenates && /^\p{L}+$/u.test(word)) continue;
        const tops = [index, index + word.length - 1].map((at) => {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        });
        const [first, last] = tops as [DOMRect, DOMRect];
        if (first.height > 0 && last.top > first.bottom - 1) broken.push(word);
      }
    }
    return [...new Set(broken)];
  }, within);

/** Facts whose dot stands on the side where they end: it is drawn before what comes first in the direction of the fact itself. */
export const dotsOutOfPlace = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((one) => getComputedStyle(one, '::before').content === '"·"')
      .filter((one) => getComputedStyle(one).direction !== getComputedStyle(document.documentElement).direction)
      .map((one) => one.textContent ?? ''),
  );
