import type { Page } from 'playwright-core'

/** Common window sizes: two laptops, a small one, a tablet, a narrow window, a telephone, a wall screen, and a laptop at 200 % zoom. */
export const SIZES = {
  1440: { width: 1440, height: 900 },
  1920: { width: 1920, height: 1080 },
  1280: { width: 1280, height: 720 },
  1024: { width: 1024, height: 768 },
  800: { width: 800, height: 1000 },
  2560: { width: 2560, height: 1440 },
  zoom: { width: 720, height: 450 },
  phone: { width: 360, height: 740 },
} as const
export type Size = keyof typeof SIZES

/** The look of a screen. `forced`: with the system's high-contrast colours. */
export type Variant = { readonly theme: 'light' | 'dark'; readonly width: Size; readonly forced?: true }

/**
 * Every theme in every language, wide, narrow and zoomed; each pair of these occurs once. The system's own colours are the same in every
 * language. The first is wide and the last narrow: a screen that is like others has only these two.
 */
export const VARIANTS: Readonly<Record<'en' | 'fr', readonly [Variant, ...Variant[]]>> = {
  en: [
    { theme: 'light', width: 1440 },
    { theme: 'dark', width: 1440, forced: true },
    { theme: 'dark', width: 'zoom' },
    { theme: 'dark', width: 1024 },
  ],
  fr: [
    { theme: 'dark', width: 1440 },
    { theme: 'light', width: 'zoom' },
    { theme: 'light', width: 1024 },
  ],
}

/** Shows the same state in another look. */
export const vary = async (page: Page, { theme, width, forced }: Variant): Promise<void> => {
  // at once, so that the page is laid out once
  await Promise.all([
    page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce', forcedColors: forced ? 'active' : 'none' }),
    page.setViewportSize(SIZES[width]),
  ])
}

/** Switches the language, as another window of the same desk would. */
export const setLanguage = async (page: Page, language: 'en' | 'fr'): Promise<void> => {
  await page.evaluate(`localStorage.setItem('shinpan.language', '${language}'); dispatchEvent(new StorageEvent('storage'))`)
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' })
}

/** Waits until every tile on the page has its face. */
export const facesDrawn = async (page: Page): Promise<void> => {
  await page.evaluate(`Promise.all(
    [...new Set([...document.querySelectorAll('.t, .t *')].flatMap((tile) => {
      const { backgroundImage, maskImage } = getComputedStyle(tile)
      return [...(backgroundImage + maskImage).matchAll(/url\\("(.+?)"\\)/g)].map(([, url]) => url)
    }))].map((url) => Object.assign(new Image(), { src: url }).decode().catch(() => undefined)),
  ).then(() => new Promise(requestAnimationFrame))`)
}
