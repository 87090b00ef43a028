export const libraries = ['general', 'standard', 'patent'] as const;
