/** Makes the demo's pictures that are missing, one after the other and quietly: whatever else the machine has to do comes first. */
import { constants, setPriority } from 'node:os';
import '../processes/leave-with-parent.mjs';
import { pictureMaker } from './demo.mjs';

setPriority(constants.priority.PRIORITY_LOW);
const maker = await pictureMaker(process.argv[2], { atOnce: 1 });
await maker.makeAll();
process.exit(0);
