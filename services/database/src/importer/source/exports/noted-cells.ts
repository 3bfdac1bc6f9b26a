/** Cells of a row that note which of their headings are asked for. */
export class NotedCells extends Map<string, string> {
  constructor(
    cells: ReadonlyMap<string, string>,
    private readonly asked: Set<string>,
  ) {
    super(cells);
  }

  override get(heading: string): string | undefined {
    this.asked.add(heading);
    return super.get(heading);
  }
}
