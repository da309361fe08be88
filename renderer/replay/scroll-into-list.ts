/** Scrolls a row within its list only. In a narrow window, where the lists are below the board, the board stays visible. */
export const scrollIntoList = (row: Element, box: Element, to: 'middle' | 'sight'): void => {
  const [one, all] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  const [above, below] = [one.top - all.top, one.bottom - all.bottom]
  if (to === 'middle') box.scrollTop += (above + below) / 2
  else if (above < 0) box.scrollTop += above
  else if (below > 0) box.scrollTop += below
}
