import type { ConfigData } from 'html-validate';

/** The standard's own rules. What is a matter of taste, and what React writes by its own rules, is left to Biome and axe. */
export const validationRules: ConfigData = {
  extends: ['html-validate:standard'],
  rules: {
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    'script-type': 'off',
  },
};
