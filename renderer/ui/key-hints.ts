/** Whether only a real keyboard sends it. */
const isOfKeyboard = ({ ctrlKey, altKey, key }: KeyboardEvent): boolean => ctrlKey || altKey || key === 'Tab'

/**
 * Hides the keys beside buttons once a finger is used, and shows them again for a mouse or a real keyboard. A device with nothing but a touch
 * screen starts without them.
 */
export const hideKeysOnTouch = (): void => {
  const show = (areShown: boolean): void => {
    document.documentElement.toggleAttribute('data-touch', !areShown)
  }
  show(!matchMedia('(hover: none) and (pointer: coarse)').matches)
  addEventListener('pointerdown', ({ pointerType }) => show(pointerType !== 'touch'), true)
  addEventListener('keydown', (event) => isOfKeyboard(event) && show(true), true)
}
