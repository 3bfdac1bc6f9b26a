import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import type { Model } from '@actual/domain/room-plan/model-box';
import type { DrawnPiece } from '../drawn';
import { fittingModel } from './room-file';

/**
 * The 3D models of pieces by their product's id, as many as a telephone holds. Left out is what cannot be fetched, is no
 * model, or has another size than its product.
 */
export async function loadModels(pieces: readonly DrawnPiece[]): Promise<Map<string, Model>> {
  const found = new Map<string, Model>();
  const asked = new Set<string>();
  let bytes = 0;
  for (const piece of pieces) {
    const { id, model } = piece.product ?? {};
    if (!id || !model || asked.has(id)) continue;
    asked.add(id);
    try {
      const answer = await fetch(`/models/${model.replace(/\.glb$/, '')}.glb`);
      if (!answer.ok) continue;
      const file = new Uint8Array(await answer.arrayBuffer());
      bytes += file.length;
      if (bytes > roomPlanLimits.modelBytes) break;
      const fitting = fittingModel(file, piece);
      if (fitting) found.set(id, fitting);
    } catch {
      // without its model a piece is shown as boxes
    }
  }
  return found;
}
