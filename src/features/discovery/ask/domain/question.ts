/** As much as a question may have. */
export const mostCharacters = 300;
