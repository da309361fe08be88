/** A text for comparison as people type in a hurry: without accents and capitals, each apostrophe the same. */
export const foldText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’‘]/gu, "'").toLowerCase()
