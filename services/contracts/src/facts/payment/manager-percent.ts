/** From this percentage of the total a manager may let an order be made (specification, reading 4). */
export const managerPercent = 60;
